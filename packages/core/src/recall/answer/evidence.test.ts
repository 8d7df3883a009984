import { describe, expect, it } from 'vitest'
import { anItem } from '../../../test/support/fixtures.ts'
import { judgeEvidence } from './evidence.ts'
import type { Fused } from '../ranking/fuse.ts'

const hit = (coverage: number, tiers: Fused['tiers'] = { full_text: 1 }): Fused => {
  const item = anItem()
  return { kind: 'item', id: item.id, card: null, item, tiers, score: 1, coverage }
}

const asked = {
  weakCoverage: 0.35,
  terms: ['mira', 'boat'],
  termsOf: (text: string) => [text],
  conversation: false,
  isAskedDay: null,
}

describe('judgeEvidence', () => {
  it('is strong when a card answers what is asked', () => {
    expect(judgeEvidence({ form: 'fact', coverage: 1 }, [], asked).level).toBe('strong')
  })

  it('is weak when a card only shares the slot', () => {
    expect(judgeEvidence({ form: 'list', coverage: 0 }, [], asked).level).toBe('weak')
  })

  it('is none when the fact was withdrawn, whatever else was found', () => {
    expect(judgeEvidence({ form: 'retracted', coverage: 1 }, [hit(1)], asked).level).toBe('none')
  })

  it('is weak when a message says the same or holds enough of the question', () => {
    expect(judgeEvidence(null, [hit(0, { exact: 1 })], asked).level).toBe('weak')
    expect(judgeEvidence(null, [hit(0.35)], asked).level).toBe('weak')
  })

  it('is none below that, and says how much there was', () => {
    expect(judgeEvidence(null, [hit(0.3)], asked)).toMatchObject({
      level: 'none',
      reasons: ["the best message holds only 30 % of the question's information"],
    })
  })

  it('is none on nothing, with a reason', () => {
    const { level, reasons } = judgeEvidence(null, [], asked)
    expect(level).toBe('none')
    expect(reasons).toHaveLength(1)
  })

  it('is none when a speaker is asked about by name and the best message is by another', () => {
    const by = (speaker: string | null) => ({ ...hit(1), item: { ...anItem(), speaker } })
    expect(judgeEvidence(null, [by('Jonas'), by('Mira')], asked)).toMatchObject({
      level: 'none',
      code: 'by_others',
    })
    expect(judgeEvidence(null, [by('Mira'), by('Jonas')], asked).level).toBe('weak')
    expect(judgeEvidence(null, [by(null), by('Mira')], asked).level).toBe('weak')
  })

  it('is weak for messages that bear on a conversation, however little of it they hold', () => {
    expect(judgeEvidence(null, [hit(0.05)], { ...asked, conversation: true }).level).toBe('weak')
    expect(judgeEvidence(null, [], { ...asked, conversation: true }).level).toBe('none')
  })

  it('is weak when a message was said on the day asked about, whatever its words', () => {
    const isAskedDay = (item: { readonly text: string }) => item.text.startsWith('that day')
    const then = { ...hit(0.05), item: anItem({ text: 'that day it rained' }) }
    expect(judgeEvidence(null, [hit(0), then], { ...asked, isAskedDay })).toMatchObject({
      level: 'weak',
      code: 'said_then',
    })
    expect(judgeEvidence(null, [hit(0)], { ...asked, isAskedDay }).level).toBe('none')
  })
})
