import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { uuidv7Ids } from './ids.ts'

const NOW = Date.UTC(2025, 2, 1)
const FORMAT = /^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/u
const timeOf = (id: string) => Number.parseInt(id.slice(0, 8) + id.slice(9, 13), 16)

const increasing = (ids: readonly string[]) => ids.every((id, i) => i === 0 || (ids[i - 1] ?? '') < id)

describe('uuidv7Ids', () => {
  it('writes version 7 and variant 10 of RFC 9562, the time in the first 48 bits', () => {
    const id = uuidv7Ids().next(NOW)
    expect(id).toMatch(FORMAT)
    expect(timeOf(id)).toBe(NOW)
  })

  it('increases while the clock stands still, past the end of its counter', () => {
    const ids = uuidv7Ids()
    const made = Array.from({ length: 10_000 }, () => ids.next(NOW))
    expect(increasing(made)).toBe(true)
    expect(new Set(made).size).toBe(made.length)
  })

  it('has 62 random bits in each id, from source to source and from id to id', () => {
    const [one, other] = [uuidv7Ids(), uuidv7Ids()]
    const tails = Array.from({ length: 500 }, () => [one.next(NOW), other.next(NOW)])
      .flat()
      .map((id) => id.slice(19))
    expect(new Set(tails).size).toBe(tails.length)
    for (let at = 0; at < 17; at += 1)
      if (at !== 4) expect(new Set(tails.map((tail) => tail[at])).size).toBeGreaterThan(3)
  })

  it('increases while the clock runs back', () => {
    const ids = uuidv7Ids()
    const steps = [0, -1000, -3_600_000, -31_536_000_000, 315_360_000_000, 0, -1]
    expect(increasing(steps.map((step) => ids.next(NOW + step)))).toBe(true)
  })

  it('increases whatever the clock says, fractions and times before 1970 included', () => {
    const clock = fc.array(fc.double({ min: -1e12, max: 2e14, noNaN: true }), { maxLength: 50 })
    fc.assert(
      fc.property(clock, (times) => {
        const ids = uuidv7Ids()
        const made = times.map((now) => ids.next(now))
        expect(made.every((id) => FORMAT.test(id))).toBe(true)
        expect(increasing(made)).toBe(true)
      }),
    )
  })

  it('increases within one millisecond of a clock that gives fractions', () => {
    const ids = uuidv7Ids()
    const made = Array.from({ length: 200 }, (_, i) => ids.next(NOW + i / 1000))
    expect(increasing(made)).toBe(true)
  })

  it('stays well-formed when the clock is broken', () => {
    for (const now of [Number.NaN, Infinity, -Infinity, 2 ** 60]) {
      expect(uuidv7Ids().next(now)).toMatch(FORMAT)
    }
  })
})
