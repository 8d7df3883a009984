import { describe, expect, it } from 'vitest'
import { anItem } from '../../../test/support/fixtures.ts'
import { judgeEvidence } from './evidence.ts'
import { saidByAnother } from './own-quote.ts'
import type { Fused } from '../ranking/fuse.ts'

const hit = (coverage: number, tiers: Fused['tiers'] = { full_text: 1 }): Fused => {
  const item = anItem()
  return { kind: 'item', id: item.id, card: null, item, tiers, score: 1, coverage }
}

const asked = {
  byAnother: false,
  question: 'which boat has mira?',
  information: 3,
  untold: false,
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
    expect(judgeEvidence(null, [hit(0.15)], asked).level).toBe('weak')
  })

  it('is none below that, and says how much there was', () => {
    expect(judgeEvidence(null, [hit(0.14)], asked)).toMatchObject({
      level: 'none',
      reasons: ["the best message holds only 14 % of the question's information"],
    })
  })

  it('wants more where a slot is asked for of which nobody told a fact: a larger share, or a word of its own', () => {
    const untold = { ...asked, untold: true }
    expect(judgeEvidence(null, [hit(0.29)], untold).level).toBe('none')
    expect(judgeEvidence(null, [hit(0.5)], { ...untold, information: 0.1 }).level).toBe('weak')
    expect(judgeEvidence(null, [hit(0.31)], untold).level).toBe('weak')
    expect(judgeEvidence(null, [hit(0)], { ...untold, information: 0 }).level).toBe('none')
  })

  it.each([
    ['which boat has mira?', '米拉有一条船', 'weak'],
    ['米拉有什么船？', 'Mira 有 a boat', 'weak'],
    ['which boat has mira?', 'Mira has a boat', 'none'],
    ['米拉有什么船？', '米拉有一条船', 'none'],
  ])('is content with little between languages: %s, %s', (question, text, level) => {
    const said = { ...hit(0.05), item: anItem({ text }) }
    expect(judgeEvidence(null, [said], { ...asked, question }).level).toBe(level)
  })

  it('is none on nothing, with a reason', () => {
    const { level, reasons } = judgeEvidence(null, [], asked)
    expect(level).toBe('none')
    expect(reasons).toHaveLength(1)
  })

  describe('where a speaker is asked about by name', () => {
    const by = (speaker: string | null, text: string) => ({
      ...hit(1),
      item: { ...anItem({ text }), speaker },
    })
    const named = {
      terms: ['mira', 'boat', 'oar'],
      termsOf: (text: string) => [text],
      termsIn: (text: string) => text.split(' '),
    }
    const levelOf = (...hits: readonly Fused[]) =>
      judgeEvidence(null, hits, { ...asked, byAnother: saidByAnother(hits, named) })

    it('is none when the best message is by another', () => {
      expect(levelOf(by('Jonas', 'boat and oar'), by('Mira', 'boat and oar'))).toMatchObject({
        level: 'none',
        code: 'by_others',
      })
    })

    it('is none when another said more of what is asked', () => {
      expect(levelOf(by('Mira', 'a day out'), by('Jonas', 'boat and oar')).code).toBe('by_others')
    })

    it.each([
      ['the one asked about said as much', [by('Mira', 'my boat'), by('Jonas', 'boat and oar')]],
      ['one word is all that another shares', [by('Jonas', 'boat trips'), by('Mira', 'good')]],
      ['nobody knows who said the best', [by(null, 'boat and oar'), by('Mira', 'boat and oar')]],
    ])('is weak when %s', (_why, hits) => {
      expect(levelOf(...hits).level).toBe('weak')
    })
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
