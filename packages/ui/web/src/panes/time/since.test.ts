import type { MemoryCard } from '@recollect/core'
import { aCard } from '@recollect/testkit'
import { describe, expect, it } from 'vitest'
import { sinceThen, todayOf } from './since.ts'

const NOW = 100
const home = (given: Partial<MemoryCard>): MemoryCard => ({ scope: 's', seq: 1, ...aCard(given) })
const liked = (value: string, given: Partial<MemoryCard> = {}): MemoryCard =>
  home({ slot: 'likes', value, valueKey: value, ...given })
const over = { active: false, validTo: 50 }

const told = (then: MemoryCard, today: readonly MemoryCard[], isWhole = true) =>
  sinceThen(then, todayOf(today, isWhole, NOW))

describe('a fact of another time', () => {
  const oslo = home({ id: 'a', value: 'Oslo' })
  const osloOver = { ...oslo, ...over }
  const bergen = home({ id: 'b', value: 'Bergen' })

  it('is the same when it holds still, whichever version says so', () => {
    expect(told(oslo, [oslo])).toBe('same')
    expect(told(oslo, [osloOver, home({ id: 'b', value: 'Oslo' })])).toBe('same')
  })

  it('has changed when another value stands in its place', () => {
    expect(told(oslo, [osloOver, bergen])).toBe('changed')
  })

  it('is gone when nothing does; other values beside it are no successors', () => {
    expect(told(oslo, [osloOver])).toBe('gone')
    const jazz = liked('jazz')
    expect(told(jazz, [{ ...jazz, ...over }, liked('opera')])).toBe('gone')
  })

  it('is the same until its end has come, whatever is known to follow', () => {
    const moving = { ...oslo, active: false, validTo: NOW + 1 }
    expect(told(oslo, [moving, { ...bergen, validFrom: NOW + 1 }])).toBe('same')
  })

  it('is the same while it is contested: neither rival is gone', () => {
    expect(told(oslo, [{ ...oslo, active: false, contested: true }])).toBe('same')
  })

  it('is nothing that can be told while the present is not known', () => {
    expect(told(oslo, [])).toBeNull()
    expect(told(oslo, [bergen])).toBeNull()
    expect(told(oslo, [osloOver], false)).toBeNull()
    expect(told(oslo, [osloOver, bergen], false)).toBe('changed')
  })
})
