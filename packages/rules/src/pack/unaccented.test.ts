import { expect, it } from 'vitest'
import { normalizeText } from '@recollect/core/text'
import { unaccented } from './unaccented.ts'

it.each([
  ['My son José is 7', 'my son jose is 7'],
  ['Zoë and Łukasz met René', 'zoe and lukasz met rene'],
  ['I went to a café', 'i went to a café'],
  ['我儿子叫 Ömer', '我儿子叫 omer'],
  ['我女儿叫Zoë，9岁', '我女儿叫zoe,9岁'],
  ['Straße is a word', 'straße is a word'],
])('reads names without accents: %s', (source, read) => {
  const text = normalizeText(source)
  const plain = unaccented(text)
  expect(plain.text).toBe(read)
  expect(plain.text).toHaveLength(text.text.length)
  const at = read.search(/jos|ren|ome/u)
  const { start, end } = plain.toSource(at, at + 4)
  if (at >= 0) expect(source.slice(start, end)).toMatch(/^(?:José|René|Ömer)$/u)
})

it('gives back a text without accents as it is', () => {
  const text = normalizeText('My son is 7')
  expect(unaccented(text)).toBe(text)
})
