import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { labelsFor, probabilities, valuesOf } from './labels.ts'

const labels = labelsFor(['location', 'occupation', 'pet'])
const scores = fc.array(
  fc.array(fc.double({ min: -20, max: 20, noNaN: true }), {
    minLength: labels.count,
    maxLength: labels.count,
  }),
  { minLength: 1, maxLength: 12 },
)
const arrays = (all: readonly (readonly number[])[]) => all.map((one) => Float64Array.from(one))

describe('labels of tokens', () => {
  it('are likely to one in sum at every token, whatever the scores', () => {
    fc.assert(
      fc.property(scores, (all) => {
        for (const shares of probabilities(arrays(all), labels))
          expect(shares.reduce((sum, share) => sum + share, 0)).toBeCloseTo(1)
      }),
    )
  })

  it('give values that do not overlap, in order, each as likely as a share can be', () => {
    fc.assert(
      fc.property(scores, (all) => {
        let after = -1
        for (const { from, to, likely, slot } of valuesOf(arrays(all), labels)) {
          expect(from).toBeGreaterThan(after)
          expect(to).toBeGreaterThanOrEqual(from)
          expect(likely).toBeGreaterThanOrEqual(0)
          expect(likely).toBeLessThanOrEqual(1 + 1e-9)
          expect(labels.slots[slot]).toBeDefined()
          after = to
        }
      }),
    )
  })

  it('never go on with a value of another slot', () => {
    const first = new Float64Array(labels.count)
    const second = new Float64Array(labels.count)
    first[labels.first(0)] = 9
    second[labels.next(1)] = 9
    const found = valuesOf([first, second], labels)
    expect(found.every(({ from, to }) => from === to)).toBe(true)
  })
})
