import type { MemoryCard, MemoryItem } from '@recollect/core'
import { aCard, anItem } from '@recollect/testkit'
import { describe, expect, it } from 'vitest'
import { cardChecksum, itemChecksum } from './checksum.ts'

/** As databases hold it: FNV-1a over the units of each value's text and of what stands between two. */
function writtenOut(values: readonly (string | number | null)[]): number {
  let hash = 0x811c9dc5
  for (const value of values) {
    const units =
      value === null
        ? [0]
        : [
            ...String(value)
              .split('')
              .map((unit) => unit.charCodeAt(0)),
            1,
          ]
    for (const unit of units) hash = Math.imul(hash ^ unit, 0x01000193)
  }
  return hash
}

type Item = Pick<
  MemoryItem,
  'id' | 'seq' | 'role' | 'speaker' | 'text' | 'session' | 'saidAt' | 'recordedAt' | 'key'
>

const ofItem = ({ id, seq, role, speaker, text, session, saidAt, recordedAt, key }: Item) =>
  writtenOut([id, seq, role, speaker, text, session, saidAt, recordedAt, key])

const ofCard = (card: Omit<MemoryCard, 'scope'>) =>
  writtenOut([
    ...[card.id, card.seq, card.kind, card.entity, card.slot, card.value, card.normal, card.polarity],
    ...[card.facet, card.versionKey, card.when, card.eventDate?.from ?? null, card.eventDate?.to ?? null],
    ...[card.eventDate?.precision ?? null, card.recordedAt, card.session, card.rule, card.pack],
  ])

const ITEM = { ...anItem(), id: 'item-of-a-database', seq: 7 }
const CARD = { ...aCard(), id: 'card-of-a-database', seq: 7 }
const TEXTS = ['', 'I moved to Porto.', '我搬家到了海淀区', '🙂 \u0000', 'x'.repeat(300)]
const NUMBERS = [0, 1, 9, 10, 99_999_999, 1e8, 100_000_001, 1e15, 9e15, 1.5, -1, 1e21, 1_700_000_000_123]

describe('the checksum of a row', () => {
  it('is the one that databases hold', () => {
    expect([itemChecksum(ITEM), cardChecksum(CARD)]).toMatchInlineSnapshot(`
      [
        831624182,
        1499117324,
      ]
    `)
  })

  it('is that of its values written out, whatever they are', () => {
    for (const text of TEXTS) {
      for (const number of NUMBERS) {
        const item = { ...ITEM, text, key: text, speaker: null, saidAt: number, recordedAt: number + 1 }
        expect(itemChecksum(item)).toBe(ofItem(item))
        const eventDate = { from: number, to: null, precision: 'day', ambiguous: false } as const
        for (const when of [{ eventDate }, { eventDate: null }]) {
          const card = { ...CARD, ...when, value: text, session: text, recordedAt: number }
          expect(cardChecksum(card)).toBe(ofCard(card))
        }
      }
    }
  })
})
