import type { Generated } from 'kysely'
import type { SqlFlag, SqlJson, SqlTime } from './flavor.ts'

/** A scope in the database: a number it counted itself, or one that follows from the name, in decimal where it is beyond 2^53. */
export type ScopeKey = number | string

/** Interned scope names, and the figures of each scope. A number is never given to another scope. */
export interface ScopesTable {
  id: Generated<ScopeKey>
  name: string
  /** Items in the text index, and the sum of their lengths in terms. */
  documents: number
  total_length: number
  /** Highest sequence numbers given out so far. */
  last_item: number
  last_card: number
  last_change: Generated<number>
  /** When something next expires or lapses. */
  next_due: SqlTime | null
}

/** Messages. Names of design 001 where it has one. */
export interface MemoryItemsTable {
  scope: ScopeKey
  seq: number
  id: string
  role: string
  speaker: string | null
  text: string
  text_hash: string
  session: string | null
  said_at: SqlTime
  recorded_at: SqlTime
  idempotency_key: string | null
  fact_type: string | null
  is_active: SqlFlag
  parent_id: string | null
  version: number
  extracted_by: string | null
  metadata: SqlJson | null
  /** Terms the item is indexed under, as a JSON list; null when it is not in the index. Finds its postings again. */
  indexed_terms: string | null
}

/** Facts. Names of design 000 where it has one: `event_date` is valid from, `created_at` recorded, `updated_at` last seen. */
export interface MemoryCardsTable {
  scope: ScopeKey
  seq: number
  id: string
  kind: string
  entity: string
  slot: string
  value: string
  polarity: string
  facet: string | null
  version_key: string
  value_key: string
  version: number
  parent_id: string | null
  version_relation: string
  is_active: SqlFlag
  time_words: string | null
  event_date: SqlTime | null
  valid_to: SqlTime | null
  created_at: SqlTime
  superseded_at: SqlTime | null
  updated_at: SqlTime
  confidence: number
  source_memory_id: string | null
  span_start: number | null
  span_end: number | null
  session: string | null
  rule: string | null
  pack: string | null
  extra: SqlJson | null
  normal_value: string | null
  /** An `EventDate`. */
  event_period: SqlJson | null
  is_contested: SqlFlag
  /** Id of the card that put this one right. */
  corrected_by: string | null
  expires_at: SqlTime | null
  /** Milliseconds since 1970 as a JSON list; null for none. */
  seen_at: string | null
}

/** The log: what each write did. Rows are never deleted, so that the highest number is the last one given out. */
export interface ChangesTable {
  scope: ScopeKey
  seq: number
  id: string
  kind: string
  at: SqlTime
  batch: string | null
  undone_by: string | null
  undo_until: SqlTime | null
  erased: SqlFlag
  /** Numbers of the items and cards it inserted; null when none. */
  first_item: number | null
  last_item: number | null
  first_card: number | null
  last_card: number | null
  note: SqlJson | null
}

/** Records as they stood before a change touched them. */
export interface ChangeImagesTable {
  scope: ScopeKey
  /** `seq` of the change. */
  change: number
  position: number
  /** `item` or `card`. */
  record: string
  record_id: string
  /** Its row by column; null when it was not there. */
  image: SqlJson | null
}

/** The text index: one row for each term of each item. */
export interface PostingsTable {
  scope: ScopeKey
  term: string
  item: number
  tf: number
  len: number
}

/** Design 000. */
export interface QueryExpansionsTable {
  scope: ScopeKey
  original_query: string
  position: number
  expanded_query: string
  expansion_type: string
  made_by: string
  payload: string
  created_at: SqlTime
}

/** Vectors of items, several to a row: the items of a bucket, in the order of `members`. */
export interface EmbeddingsTable {
  scope: ScopeKey
  bucket: number
  model: string
  dimensions: number
  /** The first of `members`. */
  slot: number
  /** Places of the bucket that have a vector here, a byte each, ascending. */
  members: Uint8Array
  /** Float32, little endian, one vector behind the other. */
  vectors: Uint8Array
}

export interface Database {
  scopes: ScopesTable
  memory_items: MemoryItemsTable
  memory_cards: MemoryCardsTable
  postings: PostingsTable
  query_expansions: QueryExpansionsTable
  embeddings: EmbeddingsTable
  changes: ChangesTable
  change_images: ChangeImagesTable
}
