import fc from 'fast-check'
import { expect, it } from 'vitest'
import { toBytes } from './bytes.ts'
import { Nearest } from './nearest.ts'
import { plainDots } from './plain-dots.ts'
import { unit } from './unit.ts'

const DIMENSIONS = 5
/** Few values, so that scores are often equal. */
const vector = fc.array(fc.integer({ min: -2, max: 2 }), { minLength: DIMENSIONS, maxLength: DIMENSIONS })

it('finds what comparing everything and sorting finds, however it is shown', () => {
  const given = fc.record({
    query: vector,
    rows: fc.array(vector, { maxLength: 60 }),
    limit: fc.integer({ min: 1, max: 70 }),
    minScore: fc.integer({ min: -5, max: 5 }),
    batch: fc.integer({ min: 1, max: 20 }),
  })
  fc.assert(
    fc.property(given, ({ query, rows, limit, minScore, batch }) => {
      const asked = Float32Array.from(query)
      const all = rows.map((row, at) => ({ seq: at + 1, bytes: toBytes(Float32Array.from(row)) }))
      const nearest = new Nearest(asked, limit, minScore)
      for (let at = 0; at < all.length; at += batch) {
        const part = all.slice(at, at + batch)
        const packed = Buffer.concat(part.map(({ bytes }) => bytes))
        nearest.add(
          part.map(({ seq }) => seq),
          packed,
        )
      }
      const brute = all
        .map(({ seq, bytes }) => ({ seq, score: plainDots(asked, bytes, 1)[0] ?? 0 }))
        .filter(({ score }) => score >= minScore)
        .sort((a, b) => b.score - a.score || b.seq - a.seq)
        .slice(0, limit)
      expect(nearest.best).toEqual(brute)
    }),
    { numRuns: 300 },
  )
})

it('makes vectors of length one, refuses what is not finite and leaves nothing as it is', () => {
  expect([...(unit(Float32Array.of(3, 0, 4)) ?? [])]).toEqual([...Float32Array.of(0.6, 0, 0.8)])
  const huge = unit(Float32Array.of(3e38, 3e38)) ?? []
  expect(Math.hypot(...huge)).toBeCloseTo(1, 6)
  expect(Math.hypot(...(unit(Float32Array.of(1e-40, 1e-40)) ?? []))).toBeCloseTo(1, 6)
  expect([...(unit(new Float32Array(2)) ?? [])]).toEqual([0, 0])
  expect(unit(Float32Array.of(1, Number.NaN))).toBe(null)
  expect(unit(Float32Array.of(1, Number.POSITIVE_INFINITY))).toBe(null)
})
