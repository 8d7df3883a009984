import { slotRegistry } from '@recollect/core/extraction'
import { normalizeText } from '@recollect/core/text'
import type { MemoryCard } from '@recollect/core'
import type { CardDraft, Detection, Extraction } from '@recollect/core/extraction'
import { chinese } from '../src/index.ts'

export const pack = chinese()
const slots = slotRegistry(pack.slots)
const SAID_AT = Date.UTC(2024, 4, 1)

const extract = (text: string): Extraction =>
  pack.extractor.extract(normalizeText(text), { saidAt: SAID_AT, zone: 'Asia/Shanghai', slots })

/** An event is a card only where the memory knows what it ends. */
export const cardsOf = (text: string): readonly CardDraft[] =>
  extract(text).drafts.filter(({ effect }) => effect === undefined)

export const detect = (text: string): Detection =>
  pack.detector.detect(normalizeText(text), { now: SAID_AT, zone: 'Asia/Shanghai', slots })

/** `slot=value` with what is unusual about it: what a failing test prints. */
export const shown = (text: string): readonly string[] =>
  cardsOf(text).map((card) => `${card.entity} ${card.slot}=${card.value}`)

/** A stored card, for answer templates. */
export function aCard(fields: Partial<MemoryCard> & Pick<MemoryCard, 'slot' | 'value'>): MemoryCard {
  const entity = fields.entity ?? 'user'
  return {
    scope: 'alice',
    id: '0192f0c0-0000-7000-8000-000000000001',
    seq: 1,
    kind: 'profile',
    entity,
    polarity: 'positive',
    facet: null,
    versionKey: `${entity}:${fields.slot}`,
    valueKey: '',
    version: 1,
    parentId: null,
    relation: 'sets',
    active: true,
    contested: false,
    correctedBy: null,
    when: null,
    normal: null,
    eventDate: null,
    validFrom: null,
    validTo: null,
    expiresAt: null,
    recordedAt: SAID_AT,
    supersededAt: null,
    lastSeenAt: SAID_AT,
    seenAt: [],
    confidence: 0.9,
    itemId: null,
    span: null,
    session: null,
    rule: null,
    pack: null,
    extra: null,
    ...fields,
  }
}
