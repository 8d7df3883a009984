import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { contextOf } from './boosts.ts'

/** By sequence number. */
function contextAround(scores: ReadonlyMap<number, number>): ReadonlyMap<number, number> {
  const seqs = [...scores.keys()]
  const places = new Map(seqs.map((seq, place) => [seq, place]))
  const context = contextOf({ seqs, scores: [...scores.values()], places })
  return new Map(seqs.map((seq, place) => [seq, context[place] ?? NaN]))
}

describe('contextOf', () => {
  it('gives a message what stands around it, the nearer the more, and nothing of itself', () => {
    const context = contextAround(
      new Map([
        [10, 1],
        [11, 0.5],
        [20, 0],
      ]),
    )
    expect(context.get(10)).toBeCloseTo(0.5 * 0.85, 12)
    expect(context.get(11)).toBeCloseTo(0.85, 12)
    expect(context.get(20)).toBeCloseTo(0.85 ** 10 + 0.5 * 0.85 ** 9, 12)
  })

  it('is empty where nothing was found', () => {
    expect(contextAround(new Map()).size).toBe(0)
  })

  it('is the sum over all other messages, whatever their order and gaps', () => {
    const scores = fc.uniqueArray(
      fc.tuple(fc.integer({ min: 1, max: 400 }), fc.double({ min: 0, max: 50, noNaN: true })),
      {
        selector: ([seq]) => seq,
        maxLength: 30,
      },
    )
    fc.assert(
      fc.property(scores, (found) => {
        const context = contextAround(new Map(found))
        for (const [seq] of found) {
          const sum = found.reduce(
            (all, [at, score]) => (at === seq ? all : all + score * 0.85 ** Math.abs(at - seq)),
            0,
          )
          expect(context.get(seq)).toBeCloseTo(sum, 6)
        }
      }),
    )
  })
})
