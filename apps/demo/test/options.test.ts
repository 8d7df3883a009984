import { describe, expect, it } from 'vitest'
import { readOptions, UsageError } from '../src/options.ts'

describe('readOptions', () => {
  it('takes the language from the locale unless it is given', () => {
    expect(readOptions([], { LANG: 'zh_CN.UTF-8' }).language).toBe('zh')
    expect(readOptions([], { LC_ALL: 'C', LANG: 'zh_CN.UTF-8' }).language).toBe('en')
    expect(readOptions(['--lang', 'zh'], {}).language).toBe('zh')
    expect(readOptions([], {})).toEqual({ db: null, language: 'en', help: false })
  })

  it('refuses what it does not know', () => {
    expect(() => readOptions(['--lang', 'fr'], {})).toThrow(UsageError)
    expect(() => readOptions(['--colour'], {})).toThrow(UsageError)
    expect(() => readOptions(['extra'], {})).toThrow(UsageError)
  })
})
