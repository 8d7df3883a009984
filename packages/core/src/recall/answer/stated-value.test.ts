import { describe, expect, it } from 'vitest'
import { aDetection, anItem } from '../../../test/support/fixtures.ts'
import { toyPack } from '../../../test/support/rules.ts'
import type { Hit } from '../../api/recall.ts'
import type { ReadSpan } from '../../plugin/text.ts'
import type { Detection } from '../../types/question.ts'
import { statedValue } from './stated-value.ts'

const span = { start: 0, end: 1, slot: 'location', likely: 0.4, relation: null, state: 'now' } as const

/** Reads a place in every text that holds its word. */
const packOf = (given: Partial<ReadSpan> = {}) => ({
  ...toyPack(),
  score: () => 1,
  spans: {
    read: (_text: unknown, folded: string) => (folded.includes('digs') ? [{ ...span, ...given }] : []),
    words: { joined: false, isSelf: () => false, mentions: () => [] },
  },
})

let seq = 0
const hit = (text: string, role: 'user' | 'assistant' = 'user'): Hit => {
  seq += 1
  const item = anItem({ text, role, seq })
  const found = { kind: 'item', id: item.id, score: 1, tiers: {}, quote: text, saidAt: seq } as const
  return { ...found, card: null, item, active: true, outdated: [] }
}

function stated(
  texts: readonly (string | Hit)[],
  asked: Partial<Detection> = {},
  given: Partial<ReadSpan> = {},
) {
  const detection = aDetection({ entity: 'user', slots: ['location'], ...asked })
  const hits = texts.map((text) => (typeof text === 'string' ? hit(text) : text))
  return statedValue({ packs: [packOf(given)] }, { detection }, hits)?.text ?? null
}

describe('a message that seems to tell what is asked', () => {
  it('is the newest of them', () => {
    expect(stated(['old digs', 'new digs', 'hello'])).toBe('new digs')
  })

  it.each<readonly [string, Partial<Detection>, Partial<ReadSpan>]>([
    ['no slot is asked for', { slots: [] }, {}],
    ['another slot is asked for', { slots: ['employer'] }, {}],
    ['somebody unknown is asked about', { entity: 'other' }, {}],
    ['a relative is asked about', { entity: 'user.sister' }, {}],
    ['it is asked for what was before', { time: 'past' }, {}],
    ['it is read with too little certainty', {}, { likely: 0.3 }],
    ['it is said to be over', {}, { state: 'over' }],
  ])('is none where %s', (_name, asked, given) => {
    expect(stated(['old digs'], asked, given)).toBeNull()
  })

  it('is found for a partner who was called a wife', () => {
    expect(stated(['her digs'], { entity: 'user.partner' }, { relation: 'wife' })).toBe('her digs')
  })

  it('is none the assistant said', () => {
    expect(stated([hit('nice digs', 'assistant')])).toBeNull()
  })
})
