import { describe, expect, it } from 'vitest'
import { languageOf } from './language.ts'

describe('languageOf', () => {
  it.each([
    ['zh', 'en', 'zh'],
    [null, undefined, 'en'],
    [null, 'zh-Hans-CN', 'zh'],
    [null, 'fr, zh;q=0.3, en;q=0.4', 'en'],
    [null, 'zhx', 'en'],
    [null, 'zh;q=x', 'en'],
    [null, ',;q=1,,', 'en'],
  ] as const)('of %s and %s is %s', (asked, accepted, language) => {
    expect(languageOf(asked, accepted)).toBe(language)
  })
})
