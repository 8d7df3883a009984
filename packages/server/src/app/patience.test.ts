import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { patience } from './patience.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

const waiting = (longestMs: number | null = null) => {
  const late = vi.fn()
  return { client: patience({ idleMs: 10, longestMs }, late), late }
}

describe('a client', () => {
  it('that reads nothing for so long is late, once', () => {
    const { client, late } = waiting(15)
    client.wait()
    vi.advanceTimersByTime(9)
    expect(late).not.toHaveBeenCalled()
    vi.advanceTimersByTime(100)
    expect(late.mock.calls).toEqual([['was not read for 10 ms']])
    expect(client.over()).toBe(true)
  })

  it('that reads in time is waited for again and again', () => {
    const { client, late } = waiting()
    for (let at = 0; at < 10; at += 1) {
      client.wait()
      vi.advanceTimersByTime(9)
      client.came()
      vi.advanceTimersByTime(1000)
    }
    expect(late).not.toHaveBeenCalled()
  })

  it('that reads in time is late when the whole takes too long', () => {
    const { client, late } = waiting(20)
    for (let at = 0; at < 3; at += 1) {
      client.wait()
      vi.advanceTimersByTime(9)
      client.came()
    }
    expect(late.mock.calls).toEqual([['took more than 20 ms']])
    client.wait()
    vi.advanceTimersByTime(100)
    expect(late).toHaveBeenCalledOnce()
  })

  it('is not late once it is over', () => {
    const { client, late } = waiting(20)
    client.wait()
    client.end()
    client.wait()
    vi.advanceTimersByTime(100)
    expect(late).not.toHaveBeenCalled()
  })
})
