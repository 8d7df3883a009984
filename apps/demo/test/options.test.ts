import { describe, expect, it } from 'vitest'
import { readOptions, UsageError } from '../src/options.ts'

describe('readOptions', () => {
  it('takes the language from the locale unless it is given', () => {
    expect(readOptions([], { LANG: 'zh_CN.UTF-8' }).language).toBe('zh')
    expect(readOptions([], { LC_ALL: 'C', LANG: 'zh_CN.UTF-8' }).language).toBe('en')
    expect(readOptions(['--lang', 'zh'], {}).language).toBe('zh')
  })

  it('serves the page unless the tour or the walk-through alone is asked for', () => {
    expect(readOptions([], {})).toEqual({
      what: 'page',
      db: null,
      language: 'en',
      port: null,
      open: true,
      model: null,
      help: false,
    })
    expect(readOptions(['--tour'], {}).what).toBe('tour')
    expect(readOptions(['--no-serve'], {}).what).toBe('brief')
    expect(readOptions(['--no-open'], {}).open).toBe(false)
  })

  it('takes the port from the environment unless it is given', () => {
    expect(readOptions([], { PORT: '5000' }).port).toBe(5000)
    expect(readOptions(['--port', '0'], { PORT: '5000' }).port).toBe(0)
    for (const port of ['-1', '65536', '80a', '1e3', ' '])
      expect(() => readOptions([`--port=${port}`], {})).toThrow(UsageError)
  })

  it('asks a model only when one is named', () => {
    const environment = { OPENAI_BASE_URL: 'http://127.0.0.1:1', OPENAI_API_KEY: 'k' }
    expect(readOptions([], environment).model).toBeNull()
    expect(readOptions(['--model', 'm'], environment).model).toEqual({
      model: 'm',
      baseURL: 'http://127.0.0.1:1',
      apiKey: 'k',
    })
  })

  it('refuses what it does not know', () => {
    expect(() => readOptions(['--lang', 'fr'], {})).toThrow(UsageError)
    expect(() => readOptions(['--colour'], {})).toThrow(UsageError)
    expect(() => readOptions(['extra'], {})).toThrow(UsageError)
  })
})
