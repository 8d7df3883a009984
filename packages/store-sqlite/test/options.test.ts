import { describe, expect, it } from 'vitest'
import { sqliteStore } from '../src/index.ts'

describe('options', () => {
  it.each([
    [{ file: '' }],
    [{ file: '  ' }],
    [{ file: 'a\0b' }],
    [{ file: 'file:memory?mode=memory' }],
    [{ file: ':memory:', readonly: true }],
    [{ file: 'x.db', busyTimeoutMs: -1 }],
    [{ file: 'x.db', retryDeadlineMs: 1.5 }],
    [{ file: 'x.db', retryDeadlineMs: Number.POSITIVE_INFINITY }],
  ])('that cannot work are refused at once: %j', (options) => {
    expect(() => sqliteStore(options)).toThrowError(expect.objectContaining({ code: 'INVALID_CONFIG' }))
  })

  it('are checked when they come from JavaScript too', () => {
    for (const options of [{}, { file: 7 }, { file: 'x.db', durability: 'none' }]) {
      expect(() => Reflect.apply(sqliteStore, null, [options])).toThrowError(
        expect.objectContaining({ code: 'INVALID_CONFIG' }),
      )
    }
  })
})
