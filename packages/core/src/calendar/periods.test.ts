import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { calendar } from './periods.ts'
import { momentOf, wallTime } from './zone.ts'

const iso = (at: number | null) => (at === null ? null : new Date(at).toISOString())
const spanOf = ({ from, to }: { from: number | null; to: number | null }) => [iso(from), iso(to)]
const shanghai = calendar('Asia/Shanghai')

describe('momentOf', () => {
  it.each<[zone: string, fields: number[], expected: string]>([
    ['UTC', [2024, 3, 5], '2024-03-05T00:00:00.000Z'],
    ['Asia/Shanghai', [2024, 3, 5], '2024-03-04T16:00:00.000Z'],
    ['America/New_York', [2024, 7, 4, 9, 30], '2024-07-04T13:30:00.000Z'],
    ['Asia/Kolkata', [2024, 13, 0], '2024-12-30T18:30:00.000Z'],
    ['UTC', [33, 1, 1], '0033-01-01T00:00:00.000Z'],
  ])('reads clocks of %s', (zone, [year = 0, month, day, hour, minute], expected) => {
    expect(iso(momentOf(zone, year, month, day, hour, minute))).toBe(expected)
  })

  it('takes a time that daylight saving leaves out one hour later', () => {
    expect(iso(momentOf('America/New_York', 2024, 3, 10, 2, 30))).toBe('2024-03-10T07:30:00.000Z')
  })

  it('takes the first of two times that a clock shows', () => {
    expect(iso(momentOf('America/New_York', 2024, 11, 3, 1, 30))).toBe('2024-11-03T05:30:00.000Z')
  })

  it('gives back what the clocks show, in any zone', () => {
    const zones = fc.constantFrom(
      'UTC',
      'Asia/Shanghai',
      'America/New_York',
      'Australia/Lord_Howe',
      'Asia/Kathmandu',
    )
    fc.assert(
      fc.property(zones, fc.integer({ min: -2e12, max: 4e12 }), (zone, at) => {
        const { year, month, day, hour, minute } = wallTime(at, zone)
        const again = wallTime(momentOf(zone, year, month, day, hour, minute), zone)
        expect(again).toEqual(wallTime(at, zone))
      }),
    )
  })
})

describe('calendar', () => {
  it('begins a week on Monday', () => {
    const sunday = Date.parse('2024-03-10T12:00:00Z')
    expect(spanOf(calendar('UTC').week(sunday))).toEqual([
      '2024-03-04T00:00:00.000Z',
      '2024-03-11T00:00:00.000Z',
    ])
    expect(spanOf(calendar('UTC').week(sunday, -1))[0]).toBe('2024-02-26T00:00:00.000Z')
  })

  it('gives periods in the zone', () => {
    expect(spanOf(shanghai.month(2024, 0))).toEqual(['2023-11-30T16:00:00.000Z', '2023-12-31T16:00:00.000Z'])
    expect(spanOf(shanghai.year(2024))).toEqual(['2023-12-31T16:00:00.000Z', '2024-12-31T16:00:00.000Z'])
    expect(spanOf(shanghai.day(2024, 2, 29))).toEqual([
      '2024-02-28T16:00:00.000Z',
      '2024-02-29T16:00:00.000Z',
    ])
  })

  it('lets a winter reach into the next year and a night into the next day', () => {
    const utc = calendar('UTC')
    expect(spanOf(utc.season(2023, 'winter'))).toEqual([
      '2023-12-01T00:00:00.000Z',
      '2024-03-01T00:00:00.000Z',
    ])
    expect(spanOf(utc.part(2024, 1, 31, 'night'))).toEqual([
      '2024-01-31T20:00:00.000Z',
      '2024-02-01T04:00:00.000Z',
    ])
  })

  it('refuses a zone the platform does not know', () => {
    expect(() => calendar('Mars/Olympus').at(0)).toThrow(RangeError)
  })
})
