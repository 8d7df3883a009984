import { describe, expect, it } from 'vitest'
import { backOff, reconnectDelay } from './handle.ts'

describe('the wait', () => {
  it('after a failed try doubles from a second to an hour', () => {
    expect([1, 2, 3, 12, 13, 100].map(backOff)).toEqual([1000, 2000, 4000, 2_048_000, 3_600_000, 3_600_000])
  })

  it('before a connection is made again doubles from half a second to half a minute', () => {
    expect([0, 1, 5, 6, 1000].map(reconnectDelay)).toEqual([500, 1000, 16_000, 30_000, 30_000])
  })
})
