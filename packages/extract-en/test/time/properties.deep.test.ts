import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { leastTime } from '../least-time.ts'
import { times } from '../../src/time/reader.ts'
import { NO_TIMES } from '../corpus/no-times.ts'
import { WEDNESDAY } from '../corpus/times.ts'

const HOUR = 3_600_000
const known = WEDNESDAY.map(([text]) => text)
const words = [...new Set([...known, ...NO_TIMES].flatMap((text) => text.split(' ')))]
const lean = fc.constantFrom('past' as const, 'future' as const, null)
const at = fc.integer({ min: Date.parse('1975-01-01'), max: Date.parse('2060-01-01') })
const zone = fc.constantFrom(
  'UTC',
  'Asia/Shanghai',
  'America/New_York',
  'Australia/Lord_Howe',
  'Pacific/Apia',
)
const piece = fc.oneof(
  fc.constantFrom(...words),
  fc.constantFrom(...known),
  fc.constantFrom(', ', '-', '–', '/', "'", '.', ':', '(', '"', '\n', '’', '😀', '三年前'),
  fc.nat({ max: 3000 }).map(String),
  fc.string({ maxLength: 6, unit: 'binary' }),
)
const text = fc
  .array(fc.tuple(piece, fc.constantFrom(' ', ' ', ' ', '')), { maxLength: 12 })
  .map((pieces) => pieces.flat().join(''))

describe('for any text', () => {
  it('does not throw; spans are in order and inside it; a time ends after it begins', () => {
    fc.assert(
      fc.property(text, at, zone, lean, (said, when, where, leaning) => {
        let last = 0
        for (const { span, date, role } of times.read(said, { at: when, zone: where, lean: leaning })) {
          expect(span.start).toBeGreaterThanOrEqual(last)
          expect(span.end).toBeGreaterThan(span.start)
          expect(span.end).toBeLessThanOrEqual(said.length)
          last = span.end
          const { from, to } = date
          if (from !== null && to !== null) expect(from).toBeLessThan(to)
          expect(from === null && to === null).toBe(false)
          if (role === 'for') expect(to).toBeNull()
        }
      }),
      { numRuns: 2000 },
    )
  })

  it('reads characters of any kind', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (said) => {
        times.read(said, { at: 0, zone: 'UTC', lean: null })
      }),
    )
  })

  it('shifts periods with the zone: the same clock on the wall gives the same times on the wall', () => {
    fc.assert(
      fc.property(text, at, lean, fc.integer({ min: -12, max: 14 }), (said, when, leaning, hours) => {
        // The signs of these names are the other way round: Etc/GMT-8 is eight hours ahead.
        const offset = hours * HOUR
        const name = hours === 0 ? 'Etc/GMT' : `Etc/GMT${hours > 0 ? '-' : '+'}${Math.abs(hours)}`
        const here = times.read(said, { at: when - offset, zone: name, lean: leaning })
        const there = times.read(said, { at: when, zone: 'UTC', lean: leaning })
        const shifted = (bound: number | null) => (bound === null ? null : bound + offset)
        expect(
          here.map(({ date, ...rest }) => ({
            ...rest,
            date: { ...date, from: shifted(date.from), to: shifted(date.to) },
          })),
        ).toEqual(there)
      }),
      { numRuns: 500 },
    )
  })

  it('reads the words it found alone as it read them in the text', () => {
    fc.assert(
      fc.property(fc.constantFrom(...known), at, lean, (said, when, leaning) => {
        const context = { at: when, zone: 'UTC', lean: leaning }
        const [first] = times.read(`well ${said}`, context)
        if (!first) return
        const alone = `well ${said}`.slice(first.span.start, first.span.end)
        expect(times.read(alone, context)[0]?.date).toEqual(first.date)
      }),
    )
  })

  it.each([
    'last ',
    '1 ',
    '2019-',
    'monday ',
    'in 2 ',
    'a few ',
    '12:',
    '1,',
    'march 5 ',
    'every ',
    'end of the ',
    'when i was ',
    '5 days and ',
    'from may to ',
    "' ",
    'early ',
  ])('%j repeated is read in linear time', (seed) => {
    const best = (length: number) => {
      const said = seed.repeat(Math.ceil(length / seed.length))
      return leastTime(() => void times.read(said, { at: 0, zone: 'UTC', lean: null }))
    }
    const [short, long] = [best(10_000), best(80_000)]
    // Eight times the text: quadratic reading would take sixty-four times as long.
    expect(long).toBeLessThan(24 * short + 100)
  })
})
