import type { CardPatch, MemoryCard, NewCard, Span } from '@recollect/core'
import { ownMetadata } from './records.ts'

/** A frozen copy of a card's fields and of nothing else. */
export function ownCard(scope: string, seq: number, card: NewCard): MemoryCard {
  return Object.freeze({
    scope,
    id: card.id,
    seq,
    kind: card.kind,
    entity: card.entity,
    slot: card.slot,
    value: card.value,
    normal: card.normal,
    polarity: card.polarity,
    facet: card.facet,
    versionKey: card.versionKey,
    valueKey: card.valueKey,
    version: card.version,
    parentId: card.parentId,
    relation: card.relation,
    active: card.active,
    contested: card.contested,
    correctedBy: card.correctedBy,
    when: card.when,
    eventDate: card.eventDate === null ? null : Object.freeze({ ...card.eventDate }),
    validFrom: card.validFrom,
    validTo: card.validTo,
    expiresAt: card.expiresAt,
    recordedAt: card.recordedAt,
    supersededAt: card.supersededAt,
    lastSeenAt: card.lastSeenAt,
    seenAt: Object.freeze([...card.seenAt]),
    confidence: card.confidence,
    itemId: card.itemId,
    span: ownSpan(card.span),
    session: card.session,
    rule: card.rule,
    pack: card.pack,
    extra: ownMetadata(card.extra),
  })
}

/** The patch with copies of what the caller could still change. */
export function ownCardPatch(patch: CardPatch): CardPatch {
  const { span, seenAt, extra } = patch
  return {
    ...patch,
    ...(span === undefined ? {} : { span: ownSpan(span) }),
    ...(seenAt === undefined ? {} : { seenAt: Object.freeze([...seenAt]) }),
    ...(extra === undefined ? {} : { extra: ownMetadata(extra) }),
  }
}

function ownSpan(span: Span | null): Span | null {
  return span === null ? null : Object.freeze({ start: span.start, end: span.end })
}
