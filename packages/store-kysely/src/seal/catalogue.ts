import {
  auditing,
  blind,
  blindAndIn,
  id,
  maker,
  packedInto,
  parts,
  places,
  sealed,
  sealedBytes,
  sealedEntries,
  sealedIfSensitive,
  sealedJson,
  scopeName,
  sessionId,
  slot,
  times,
  variableName,
  word,
} from './rules.ts'
import type { TableRules } from './rules.ts'

/** Messages, facts and the log. */
const RECORDS = {
  memory_items: {
    id,
    role: word,
    speaker: blindAndIn('metadata'),
    text: sealedIfSensitive('text_hash'),
    text_hash: blindAndIn('text'),
    session: sessionId,
    idempotency_key: blindAndIn('metadata'),
    fact_type: slot,
    parent_id: id,
    extracted_by: maker,
    unread: parts,
    metadata: sealedEntries('speaker', 'idempotency_key'),
    indexed_terms: sealed(),
  },
  memory_cards: {
    id,
    kind: word,
    entity: slot,
    slot,
    value: sealed('normal_value', 'facet', 'time_words', 'value_key', 'session'),
    polarity: word,
    facet: packedInto('value'),
    version_key: slot,
    value_key: blindAndIn('value'),
    parent_id: id,
    version_relation: word,
    time_words: packedInto('value'),
    source_memory_id: id,
    session: blindAndIn('value'),
    rule: maker,
    pack: maker,
    extra: sealedJson(),
    normal_value: packedInto('value'),
    event_date: times,
    corrected_by: id,
    seen_at: times,
  },
  changes: { id, kind: word, batch: id, undone_by: id, note: sealedJson() },
  change_images: { record: word, record_id: id, image: sealedJson() },
} as const satisfies Readonly<Record<string, TableRules>>

/** What messages are found by. */
const SEARCH = {
  scopes: { name: scopeName, sealed_by: id },
  postings: { term: blind },
  query_expansions: {
    original_query: blindAndIn('payload'),
    expanded_query: packedInto('payload'),
    expansion_type: word,
    made_by: maker,
    payload: sealed('original_query', 'expanded_query'),
  },
  embeddings: { model: maker, members: places, vectors: sealedBytes() },
  audit_log: {
    principal: auditing,
    action: auditing,
    outcome: auditing,
    records: auditing,
    code: auditing,
    previous_hash: auditing,
    hash: auditing,
  },
} as const satisfies Readonly<Record<string, TableRules>>

/** Conversations and working memory. */
const SESSIONS = {
  sessions: { id: sessionId, channel: sealed(), merging_into: sessionId, extra: sealedJson() },
  qa_turns: {
    session: sessionId,
    asked_by: packedInto('question'),
    question: sealed('asked_by'),
    question_hash: sealed(),
    tokens: sealed(),
    topics: sealed(),
    topic_tokens: sealed(),
    answer: sealed(),
    extra: sealedJson(),
  },
  qa_topics: { key: blind },
  context_variables: { session: sessionId, name: variableName, value: sealed() },
} as const satisfies Readonly<Record<string, TableRules>>

/** Episodes and private knowledge. */
const SEMANTIC = {
  episodes: {
    id,
    title: packedInto('content'),
    summary: packedInto('content'),
    content: sealed('title', 'summary', 'last_error'),
    item_ids: id,
    session: sessionId,
    narrated_by: maker,
    discovered_by: maker,
    state: word,
    last_error: packedInto('content'),
    terms: sealed(),
  },
  episode_items: { item_id: id, episode_id: id },
  semantic_nodes: {
    id,
    key: packedInto('value'),
    key_form: blindAndIn('key_words'),
    key_words: sealed('key_form'),
    value: sealed('key', 'context', 'quote'),
    context: packedInto('value'),
    gap_type: word,
    quote: packedInto('value'),
    source_memory_id: id,
    discovery_episode_id: id,
    discovery_method: word,
    search_keywords: sealed(),
  },
  node_versions: {
    node_id: id,
    value: sealed('context', 'quote'),
    context: packedInto('value'),
    gap_type: word,
    episode_id: id,
    quote: packedInto('value'),
    source_memory_id: id,
    seen: id,
  },
  episode_nodes: { episode_id: id, node_id: id },
  semantic_relationships: {
    id,
    source_node_id: id,
    target_node_id: id,
    relationship_type: word,
    description: sealed(),
    discovery_episode_id: id,
    episode_ids: id,
  },
  semantic_keys: { key: blind, id },
  semantic_vectors: { id, model: maker, vector: sealedBytes() },
  semantic_quarantine: {
    id,
    episode_id: id,
    proposed: word,
    reason: word,
    detail: packedInto('proposal'),
    proposal: sealed('detail'),
  },
  model_usage: { day: times, model: maker },
} as const satisfies Readonly<Record<string, TableRules>>

/**
 * What becomes of every column of text, JSON or bytes when a store has a cipher. Numbers, flags and times are kept as they are. A test
 * holds it against the schema: no column can be forgotten.
 */
export const CATALOGUE = { ...RECORDS, ...SEARCH, ...SESSIONS, ...SEMANTIC } as const

export type SealedTable = keyof typeof CATALOGUE
