import { describe, expect, it } from 'vitest'
import { groupFigures, isScored, placementOf } from '../src/retrieval/metrics.ts'
import { retrievalQuestionSchema } from '../src/retrieval/schema.ts'

const question = (fields: Record<string, unknown>) =>
  retrievalQuestionSchema.parse({ id: 'q', conversation: 'c', question: 'Where is the red kite?', ...fields })

const filler = (count: number) => Array.from({ length: count }, (_, i) => `x${i}`)

describe('placementOf', () => {
  it('takes the share of the evidence among the first k', () => {
    const placed = placementOf(question({ evidence: ['a', 'b'] }), ['a', ...filler(5), 'b'])
    expect(placed.recall).toEqual([0.5, 0.5, 1, 1])
    expect(placed.any5).toBe(1)
    expect(placed.reciprocalRank).toBe(1)
  })

  it('accepts a turn as good as the evidence', () => {
    const placed = placementOf(question({ evidence: ['a'], evidence_alt: { a: ['z'] } }), ['y', 'z'])
    expect(placed.recall).toEqual([0, 1, 1, 1])
    expect(placed.reciprocalRank).toBe(0.5)
  })

  it('gives nothing for evidence that was not found', () => {
    const placed = placementOf(question({ evidence: ['a'] }), filler(3))
    expect(placed).toMatchObject({ recall: [0, 0, 0, 0], any5: 0, reciprocalRank: 0 })
  })

  it('counts the first of a turn that comes twice', () => {
    expect(placementOf(question({ evidence: ['a'] }), ['a', 'b', 'a']).reciprocalRank).toBe(1)
  })
})

describe('groupFigures', () => {
  it('means over all and by category', () => {
    const found = placementOf(question({ evidence: ['a'], category: 'p' }), ['a'])
    const lost = placementOf(question({ evidence: ['a'], category: 'r' }), [])
    const groups = groupFigures([found, lost])
    expect(groups.map(({ group, questions }) => [group, questions])).toEqual([
      ['ALL', 2],
      ['p', 1],
      ['r', 1],
    ])
    expect(groups[0]).toMatchObject({ recall: { '@1': 0.5 }, any5: 0.5, mrr: 0.5 })
  })
})

describe('isScored', () => {
  it('needs evidence and an answer', () => {
    expect(isScored(question({ evidence: ['a'] }))).toBe(true)
    expect(isScored(question({ evidence: [] }))).toBe(false)
    expect(isScored(question({ evidence: ['a'], answerable: false }))).toBe(false)
  })
})
