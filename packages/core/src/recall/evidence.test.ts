import { describe, expect, it } from 'vitest'
import { anItem } from '../../test/support/fixtures.ts'
import { judgeEvidence } from './evidence.ts'
import type { Fused } from './fuse.ts'

const hit = (coverage: number, tiers: Fused['tiers'] = { full_text: 1 }): Fused => {
  const item = anItem()
  return { kind: 'item', id: item.id, card: null, item, tiers, score: 1, coverage }
}

describe('judgeEvidence', () => {
  it('is strong when a card answers what is asked', () => {
    expect(judgeEvidence({ form: 'fact', coverage: 1 }, [], 0.35).level).toBe('strong')
  })

  it('is weak when a card only shares the slot', () => {
    expect(judgeEvidence({ form: 'list', coverage: 0 }, [], 0.35).level).toBe('weak')
  })

  it('is none when the fact was withdrawn, whatever else was found', () => {
    expect(judgeEvidence({ form: 'retracted', coverage: 1 }, [hit(1)], 0.35).level).toBe('none')
  })

  it('is weak when a message says the same or holds enough of the question', () => {
    expect(judgeEvidence(null, [hit(0, { exact: 1 })], 0.35).level).toBe('weak')
    expect(judgeEvidence(null, [hit(0.35)], 0.35).level).toBe('weak')
  })

  it('is none below that, and says how much there was', () => {
    expect(judgeEvidence(null, [hit(0.3)], 0.35)).toEqual({
      level: 'none',
      reasons: ["the best message holds only 30 % of the question's information"],
    })
  })

  it('is none on nothing, with a reason', () => {
    const { level, reasons } = judgeEvidence(null, [], 0.35)
    expect(level).toBe('none')
    expect(reasons).toHaveLength(1)
  })
})
