import { describe, expect, it } from 'vitest'
import { bucketOf, rowsOf, seqAt, slotOf } from '../src/vectors/layout.ts'

/** Every prefix and suffix of a bucket, and every n-th place of it. */
const FILLED: readonly (readonly number[])[] = Array.from({ length: 65 }, (_, count) => {
  const all = Array.from({ length: 64 }, (_none, slot) => slot)
  return [all.slice(0, count), all.slice(count), all.filter((slot) => slot % (count + 1) === 0)]
}).flat()

describe('the layout of vectors', () => {
  it('puts every place into one row, in order, whatever order they came in', () => {
    for (const slots of FILLED) {
      const rows = rowsOf(slots.toReversed())
      expect(rows.flat()).toEqual(slots)
      expect(rows.every((row) => row.length > 0)).toBe(true)
      expect(rowsOf(slots)).toEqual(rows)
    }
  })

  it('keeps rows short while a bucket is filled, and one row once it is full', () => {
    for (const slots of FILLED) {
      const rows = rowsOf(slots)
      if (slots.includes(63)) expect(rows).toHaveLength(1)
      else expect(rows.every((row) => row.length <= 8)).toBe(true)
    }
    expect(rowsOf([9, 1, 0, 8])).toEqual([
      [0, 1],
      [8, 9],
    ])
  })

  it('finds an item by its number', () => {
    for (const seq of [1, 63, 64, 65, 4096, 2 ** 40 + 3]) {
      expect(seqAt(bucketOf(seq), slotOf(seq))).toBe(seq)
      expect(slotOf(seq)).toBeLessThan(64)
    }
  })
})
