import { describe, expect, it } from 'vitest'
import { durationOf } from '../src/util/duration.ts'
import { isMoment, momentIn } from '../src/util/moment.ts'

const iso = (text: string, zone: string) => {
  const at = momentIn(text, zone)
  return at === null ? null : new Date(at).toISOString()
}

describe('a time of the command line', () => {
  it.each([
    ['2026-01-01', 'UTC', '2026-01-01T00:00:00.000Z'],
    ['2026-01-01', 'Asia/Shanghai', '2025-12-31T16:00:00.000Z'],
    ['2026-07-01T09:30', 'Europe/Berlin', '2026-07-01T07:30:00.000Z'],
    ['2026-07-01 09:30:15', 'Europe/Berlin', '2026-07-01T07:30:15.000Z'],
    ['2026-07-01T09:30Z', 'Europe/Berlin', '2026-07-01T09:30:00.000Z'],
    ['2026-07-01 09:30:00+02:00', 'Asia/Shanghai', '2026-07-01T07:30:00.000Z'],
    ['2024-02-29', 'UTC', '2024-02-29T00:00:00.000Z'],
  ])('%s in %s is %s', (text, zone, at) => {
    expect(iso(text, zone)).toBe(at)
  })

  it.each([
    '',
    'soon',
    '1',
    '2026',
    '2026-1-1',
    '2026-02-30',
    '2026-13-01',
    '2026-01-01T25:00',
    '2026-01-01T10:61',
  ])('%s is none', (text) => {
    expect(isMoment(text)).toBe(false)
  })
})

describe('a duration', () => {
  it.each([
    ['90s', 90_000],
    ['15m', 900_000],
    ['12h', 43_200_000],
    ['30d', 2_592_000_000],
    ['2w', 1_209_600_000],
    ['0d', 0],
  ])('%s is %d ms', (text, ms) => {
    expect(durationOf(text)).toBe(ms)
  })

  it.each(['30', 'd', '-1d', '1.5h', '3 d', '1y', '9999999d'])('%s is none', (text) => {
    expect(durationOf(text)).toBeNull()
  })
})
