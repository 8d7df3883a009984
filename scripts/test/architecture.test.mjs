import { readdirSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { path } from '../lib/place.mjs'

const read = (/** @type {string} */ file) => readFileSync(path(file), 'utf8')

it.each(['', '.zh-CN'])('the page of the architecture%s, with its picture, names every package', (lang) => {
  const page = read(`docs/architecture${lang}.md`) + read(`docs/pictures/architecture${lang}.svg`)
  const names = readdirSync(path('packages'))
  const missing = names.filter((name) => !new RegExp(`(?<![\\w-])${name}(?![\\w-])`, 'u').test(page))
  expect(missing).toEqual([])
})
