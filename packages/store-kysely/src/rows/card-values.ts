import type { NewCard } from '@recollect/core/store'
import type { SqlCodec, SqlFlag, SqlJson, SqlTime } from '../codec.ts'
import { cardChecksum } from './checksum.ts'
import { writeMoments } from './moments.ts'
import type { ScopeKey } from '../schema.ts'

/** Values of a new row, by column. */
export interface CardValues {
  readonly scope: ScopeKey
  readonly seq: number
  readonly id: string
  readonly kind: string
  readonly entity: string
  readonly slot: string
  readonly value: string
  readonly polarity: string
  readonly facet: string | null
  readonly version_key: string
  readonly value_key: string
  readonly version: number
  readonly parent_id: string | null
  readonly version_relation: string
  readonly is_active: SqlFlag
  readonly time_words: string | null
  readonly valid_from: SqlTime | null
  readonly valid_to: SqlTime | null
  readonly recorded_at: SqlTime
  readonly superseded_at: SqlTime | null
  readonly last_seen_at: SqlTime
  readonly confidence: number
  readonly source_memory_id: string | null
  readonly span_start: number | null
  readonly span_end: number | null
  readonly session: string | null
  readonly rule: string | null
  readonly pack: string | null
  readonly extra: SqlJson | null
  readonly normal_value: string | null
  readonly event_date: SqlJson | null
  readonly is_contested: SqlFlag
  readonly corrected_by: string | null
  readonly expires_at: SqlTime | null
  readonly seen_at: string | null
  readonly checksum: number | null
}

export function cardToRow(scope: ScopeKey, seq: number, card: NewCard, codec: SqlCodec): CardValues {
  return {
    scope,
    seq,
    id: card.id,
    kind: card.kind,
    entity: card.entity,
    slot: card.slot,
    value: card.value,
    polarity: card.polarity,
    facet: card.facet,
    version_key: card.versionKey,
    value_key: card.valueKey,
    version: card.version,
    parent_id: card.parentId,
    version_relation: card.relation,
    is_active: codec.writeFlag(card.active),
    time_words: card.when,
    valid_from: timeOrNull(card.validFrom, codec),
    valid_to: timeOrNull(card.validTo, codec),
    recorded_at: codec.writeTime(card.recordedAt),
    superseded_at: timeOrNull(card.supersededAt, codec),
    last_seen_at: codec.writeTime(card.lastSeenAt),
    confidence: card.confidence,
    source_memory_id: card.itemId,
    span_start: card.span?.start ?? null,
    span_end: card.span?.end ?? null,
    session: card.session,
    rule: card.rule,
    pack: card.pack,
    extra: card.extra === null ? null : codec.writeJson(card.extra),
    normal_value: card.normal,
    event_date: card.eventDate === null ? null : codec.writeJson({ ...card.eventDate }),
    is_contested: codec.writeFlag(card.contested),
    corrected_by: card.correctedBy,
    expires_at: timeOrNull(card.expiresAt, codec),
    seen_at: writeMoments(card.seenAt),
    checksum: codec.sealing === undefined ? cardChecksum({ ...card, seq }) : null,
  }
}

export function timeOrNull(ms: number | null, codec: SqlCodec): SqlTime | null {
  return ms === null ? null : codec.writeTime(ms)
}
