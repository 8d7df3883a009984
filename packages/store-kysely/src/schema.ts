import type { Generated } from 'kysely'
import type { SqlFlag, SqlJson, SqlTime } from './codec.ts'
import type { AuditLogTable } from './schema/audit.ts'
import type { ScopeKey } from './schema/scope-key.ts'
import type { SemanticTables } from './schema/semantic.ts'

export type { ScopeKey } from './schema/scope-key.ts'

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
  last_turn: Generated<number>
  cut_up_to: Generated<number>
  /** Fingerprint of the key its blind indexes are made with; null where nothing is sealed. */
  sealed_by: string | null
  /** When something next expires or lapses. */
  next_due: SqlTime | null
}

/** Messages. */
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
  /** Kinds and places of what nothing could read; null for none. */
  unread: string | null
  metadata: SqlJson | null
  /** Of what never changes; null where a cipher checks it, or an earlier version wrote it. */
  checksum: number | null
  /** Terms the item is indexed under, as a JSON list; null when it is not in the index. Finds its postings again. */
  indexed_terms: string | null
}

/** Facts. */
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
  valid_from: SqlTime | null
  valid_to: SqlTime | null
  recorded_at: SqlTime
  superseded_at: SqlTime | null
  last_seen_at: SqlTime
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
  event_date: SqlJson | null
  is_contested: SqlFlag
  /** Id of the card that put this one right. */
  corrected_by: string | null
  expires_at: SqlTime | null
  /** Milliseconds since 1970 as a JSON list; null for none. */
  seen_at: string | null
  /** Of what never changes; null where a cipher checks it, or an earlier version wrote it. */
  checksum: number | null
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

/** What queries were expanded to, as a cache. */
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

/** A session with its figures. */
export interface SessionsTable {
  scope: ScopeKey
  id: string
  channel: string | null
  created_at: SqlTime
  last_at: SqlTime
  archived_at: SqlTime | null
  last_seq: number
  turns: number
  archived_turns: number
  answers: number
  significance: number
  bytes: number
  merging_into: string | null
  extra: SqlJson | null
}

/** Questions with their answers. */
export interface QaTurnsTable {
  scope: ScopeKey
  number: number
  session: string
  seq: number
  /** `user` of the turn: the word is taken in SQL. */
  asked_by: string | null
  question: string
  question_hash: string
  /** JSON lists. */
  tokens: string
  topics: string
  topic_tokens: string
  answer: string | null
  answer_tokens: number
  significance: number
  is_manual: SqlFlag
  is_marked: SqlFlag
  has_auto_topics: SqlFlag
  said_at: SqlTime
  is_archived: SqlFlag
  extra: SqlJson | null
}

/** What turns are found by: one row for each key of each turn that is not archived. */
export interface QaTopicsTable {
  scope: ScopeKey
  /** 1 hash of the question, 2 topic, 3 term of a topic, 4 term of the question. */
  kind: number
  key: string
  said_at: SqlTime
  number: number
}

/** Working memory of sessions. */
export interface ContextVariablesTable {
  scope: ScopeKey
  session: string
  name: string
  /** JSON as it was written: any kind of value, with keys in their order. */
  value: string
  version: number
  created_at: SqlTime
  updated_at: SqlTime
  expires_at: SqlTime | null
}

/** The tables of a memory, as Kysely takes them. */
export interface Database extends SemanticTables {
  scopes: ScopesTable
  memory_items: MemoryItemsTable
  memory_cards: MemoryCardsTable
  postings: PostingsTable
  query_expansions: QueryExpansionsTable
  embeddings: EmbeddingsTable
  changes: ChangesTable
  change_images: ChangeImagesTable
  sessions: SessionsTable
  qa_turns: QaTurnsTable
  qa_topics: QaTopicsTable
  context_variables: ContextVariablesTable
  audit_log: AuditLogTable
}
