import { describe, expect, it } from 'vitest'
import { lazily } from './lazily.ts'

describe('lazily', () => {
  it('loads when it is first asked, and once', async () => {
    let loads = 0
    const ask = lazily(() => Promise.resolve((loads += 1)))
    expect(loads).toBe(0)
    expect(await Promise.all([ask(), ask()])).toEqual([1, 1])
    expect(await ask()).toBe(1)
  })

  it('tries again what could not be loaded', async () => {
    const answers = [Promise.reject(new Error('offline')), Promise.resolve('there')]
    const ask = lazily(() => answers.shift() ?? Promise.reject(new Error('asked too often')))
    await expect(ask()).rejects.toThrow('offline')
    expect(await ask()).toBe('there')
  })
})
