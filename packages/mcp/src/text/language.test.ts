import { expect, it } from 'vitest'
import { languageOf } from './language.ts'

it.each([
  ['我住在哪里？', 'zh'],
  ['Where do I live?', 'en'],
  ['我的 laptop 是什么', 'zh'],
  ['Do I like 咖啡?', 'en'],
])('words %s in its language', (text, language) => {
  expect(languageOf(text)).toBe(language)
})

it('falls back where a text has no words', () => {
  expect(languageOf('123 ?', 'zh')).toBe('zh')
  expect(languageOf('')).toBe('en')
})
