import type { AuditEntry, Change, MemoryCard, MemoryItem, Span } from '@recollect/core'
import type { CardPatch, ExpansionRow, ItemPatch, NewCard, NewItem, RecordImage } from '@recollect/core/store'
import { ownTexts, ownMetadata } from './own-fields.ts'

export function ownItem(scope: string, seq: number, item: NewItem): MemoryItem {
  return Object.freeze({
    scope,
    id: item.id,
    seq,
    role: item.role,
    speaker: item.speaker,
    text: item.text,
    session: item.session,
    saidAt: item.saidAt,
    recordedAt: item.recordedAt,
    key: item.key,
    factType: item.factType,
    active: item.active,
    parentId: item.parentId,
    version: item.version,
    extractedBy: item.extractedBy,
    unread: ownParts(item.unread),
    metadata: ownMetadata(item.metadata),
  })
}

export const ownItemPatch = (patch: ItemPatch): ItemPatch =>
  patch.unread === undefined ? patch : { ...patch, unread: ownParts(patch.unread) }

const ownParts = (parts: MemoryItem['unread']): MemoryItem['unread'] =>
  Object.freeze(parts.map(({ kind, start, end }) => Object.freeze({ kind, start, end })))

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

export function ownChange(scope: string, change: Omit<Change, 'scope'>): Change {
  return Object.freeze({
    scope,
    id: change.id,
    seq: change.seq,
    kind: change.kind,
    at: change.at,
    batch: change.batch,
    undoneBy: change.undoneBy,
    undoUntil: change.undoUntil,
    erased: change.erased,
    items: change.items,
    cards: change.cards,
    note: ownMetadata(change.note),
  })
}

export function ownImage(scope: string, image: RecordImage): RecordImage {
  const { id } = image
  if (image.record === 'card') {
    const { before } = image
    const card = before === null ? null : ownCard(scope, before.seq, before)
    return Object.freeze({ record: 'card', id, before: card })
  }
  const { before } = image
  if (before === null) return Object.freeze({ record: 'item', id, before })
  const { textHash } = before
  return Object.freeze({
    record: 'item',
    id,
    before: Object.freeze({ ...ownItem(scope, before.seq, before), textHash }),
  })
}

export function ownExpansion(row: ExpansionRow): ExpansionRow {
  return Object.freeze({
    originalQuery: row.originalQuery,
    expandedQuery: row.expandedQuery,
    kind: row.kind,
    madeBy: row.madeBy,
    payload: row.payload,
    createdAt: row.createdAt,
  })
}

export function ownEntry(entry: AuditEntry): AuditEntry {
  return Object.freeze({
    seq: entry.seq,
    at: entry.at,
    principal: entry.principal,
    action: entry.action,
    outcome: entry.outcome,
    records: ownTexts(entry.records),
    more: entry.more,
    code: entry.code,
    previousHash: entry.previousHash,
    hash: entry.hash,
  })
}
