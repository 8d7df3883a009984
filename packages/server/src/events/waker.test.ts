import { describe, expect, it } from 'vitest'
import { nudges } from './nudges.ts'
import { wakerOf } from './waker.ts'

const NEVER = 2 ** 31 - 1

describe('a waker', () => {
  it('wakes by a nudge of its scope, and not of another', async () => {
    const all = nudges()
    const waker = wakerOf(all, 'alice', [])
    let woken = false
    const waiting = waker.wait(NEVER).then(() => {
      woken = true
    })
    all.wake('bob')
    await Promise.resolve()
    expect(woken).toBe(false)
    all.wake('alice')
    await waiting
  })

  it('keeps a nudge that came while nobody waited', async () => {
    const all = nudges()
    const waker = wakerOf(all, 'alice', [])
    waker.clear()
    all.wake('alice')
    await waker.wait(NEVER)
  })

  it('ends with its signals, and wakes no more once it is left', async () => {
    const all = nudges()
    const end = new AbortController()
    const waker = wakerOf(all, 'alice', [end.signal])
    const waiting = waker.wait(NEVER)
    end.abort()
    await waiting
    waker.leave()
    waker.clear()
    all.wake('alice')
  })
})
