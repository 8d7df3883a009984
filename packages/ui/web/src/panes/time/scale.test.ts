import { describe, expect, it } from 'vitest'
import { percentAt, rangeOf, ticksOf, tickText } from './scale.ts'

const DAY = 86_400_000
const NOON = Date.UTC(2026, 5, 15, 12)

describe('a range of time', () => {
  it('holds every time and now, with a margin on both sides', () => {
    const range = rangeOf([NOON - 10 * DAY, null, NOON + 2 * DAY], NOON)
    expect(range.from).toBeLessThan(NOON - 10 * DAY)
    expect(range.to).toBeGreaterThan(NOON + 2 * DAY)
    expect(percentAt(range, NOON)).toBeGreaterThan(50)
  })

  it('is never empty', () => {
    const { from, to } = rangeOf([], NOON)
    expect(to - from).toBeGreaterThanOrEqual(3_600_000)
  })

  it('takes a hundred thousand times', () => {
    const times = Array.from({ length: 100_000 }, (_, i) => NOON - i)
    expect(rangeOf(times, NOON).from).toBeLessThan(NOON - 99_999)
  })

  it('keeps what lies outside at its ends', () => {
    const range = { from: 0, to: 100 }
    expect([-5, 50, 500].map((time) => percentAt(range, time))).toEqual([0, 50, 100])
  })
})

describe('ticks', () => {
  it.each([
    [2 * 3_600_000, 'hour'],
    [5 * DAY, 'day'],
    [200 * DAY, 'month'],
    [5 * 365 * DAY, 'year'],
    [900 * 365 * DAY, 'year'],
  ])('of %i ms are of the unit %s, and no more than asked for', (length, unit) => {
    const ticks = ticksOf({ from: NOON - length, to: NOON }, 7)
    expect(ticks.length).toBeGreaterThan(0)
    expect(ticks.length).toBeLessThanOrEqual(7)
    expect(new Set(ticks.map((tick) => tick.unit))).toEqual(new Set([unit]))
  })

  it('are said in the language of the reader', () => {
    const tick = { at: new Date(2026, 2, 1).getTime(), unit: 'month' } as const
    expect([tickText(tick, 'en'), tickText(tick, 'zh')]).toEqual(['Mar 2026', '2026年3月'])
  })
})
