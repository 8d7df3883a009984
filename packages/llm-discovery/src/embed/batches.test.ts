import fc from 'fast-check'
import { expect, it } from 'vitest'
import { batchesOf } from './batches.ts'

const lengths = fc.array(fc.nat(30), { maxLength: 60 })
const limits = fc.record({
  count: fc.integer({ min: 1, max: 9 }),
  characters: fc.integer({ min: 1, max: 50 }),
})

it('keeps every text, in order, within both limits', () => {
  fc.assert(
    fc.property(lengths, limits, (sizes, { count, characters }) => {
      const entries = sizes.map((size) => ({ text: 'x'.repeat(size) }))
      const batches = batchesOf(entries, { count, characters })
      expect(batches.flat()).toEqual(entries)
      for (const batch of batches) {
        expect(batch.length).toBeGreaterThan(0)
        expect(batch.length).toBeLessThanOrEqual(count)
        const size = batch.reduce((sum, { text }) => sum + text.length, 0)
        expect(size <= characters || batch.length === 1).toBe(true)
      }
    }),
  )
})

it('makes none of nothing', () => {
  expect(batchesOf([], { count: 1, characters: 1 })).toEqual([])
})
