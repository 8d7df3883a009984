import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { path, workspaces } from '../lib/place.mjs'
import { PREAMBLES } from './preambles.mjs'
import { readPage } from './read-page.mjs'

/** Written by the tools they describe, from sources that are checked on their own. */
const GENERATED = /^docs\/api\//u

const markdownIn = (/** @type {string} */ directory) =>
  existsSync(path(directory))
    ? readdirSync(path(directory), { recursive: true, encoding: 'utf8' })
        .filter((name) => name.endsWith('.md'))
        .map((name) => `${directory}/${name}`)
    : []

const atTop = (/** @type {string} */ directory) =>
  readdirSync(path(directory))
    .filter((name) => name.endsWith('.md'))
    .map((name) => (directory === '.' ? name : `${directory}/${name}`))

/** Every page people read, relative to the root, in a stable order. */
export const pageNames = () =>
  [...atTop('.'), ...markdownIn('docs'), ...workspaces().flatMap(atTop)]
    .filter((name) => !GENERATED.test(name) && !name.endsWith('CHANGELOG.md'))
    .sort()

/** @param {string} name */
export const pageOf = (name) => readPage(name, readFileSync(path(name), 'utf8'), PREAMBLES[name])
