import { scopeKey } from '../../src/codec/scope-key.ts'
import { withClient } from './admin.ts'

const INSERTS = [
  `insert into scopes (id, name, documents, total_length, last_item, last_card, last_change)
    select id, name, 100, 1000, 100, 100, 100 from unnest($1::bigint[], $2::text[]) as s(id, name)`,
  `insert into scopes (id, name, documents, total_length, last_item, last_card, last_change)
    select n, 'other ' || n, 0, 0, 0, 0, 0 from generate_series(1, 20000) n where $1::bigint[] is not null and $2::text[] is not null`,
  `insert into memory_items (scope, seq, id, role, text, text_hash, session, said_at, recorded_at, idempotency_key, is_active, version)
    select id, n, 'item ' || n, 'user', 'text of ' || n || repeat(' and more', 20), 'hash ' || n, 'session ' || n % 10, 'epoch'::timestamptz + n * interval '1 h',
      'epoch', 'key ' || n, true, 1 from unnest($1::bigint[], $2::text[]) as s(id, name), generate_series(1, 100) n`,
  `insert into memory_cards (scope, seq, id, kind, entity, slot, value, polarity, version_key, value_key, version, version_relation,
      is_active, recorded_at, last_seen_at, confidence, source_memory_id, session)
    select id, n, 'card ' || n, 'profile', 'user', 'slot ' || n % 20, 'value', 'positive', 'user:slot ' || n % 20, '', n / 20, 'sets',
      n > 80, 'epoch', 'epoch', 0.9, 'item ' || n, 'session ' || n % 10 from unnest($1::bigint[], $2::text[]) as s(id, name), generate_series(1, 100) n`,
  `insert into postings (scope, term, item, tf, len)
    select id, 'term ' || (n * k) % 97, n, 1, 5 from unnest($1::bigint[], $2::text[]) as s(id, name), generate_series(1, 100) n,
      generate_series(1, 5) k on conflict do nothing`,
  `insert into changes (scope, seq, id, kind, at, batch, erased, undo_until, first_item, last_item, first_card, last_card)
    select id, n, 'change ' || n, 'remember', 'epoch', 'batch ' || n / 5, false, case when n % 10 = 0 then 'epoch'::timestamptz end, n, n, n, n
    from unnest($1::bigint[], $2::text[]) as s(id, name), generate_series(1, 100) n`,
  `insert into change_images (scope, change, position, record, record_id)
    select id, n, 0, 'card', 'card ' || n from unnest($1::bigint[], $2::text[]) as s(id, name), generate_series(1, 100) n`,
  `insert into query_expansions (scope, original_query, position, expanded_query, expansion_type, made_by, payload, created_at)
    select id, 'query ' || n, k, 'q', 'or_query', 'p', '', 'epoch' from unnest($1::bigint[], $2::text[]) as s(id, name),
      generate_series(1, 20) n, generate_series(0, 3) k`,
  `insert into sessions (scope, id, created_at, last_at, last_seq, turns, archived_turns, answers, significance, bytes)
    select id, 'session ' || n, 'epoch', 'epoch', 20, 20, 0, 10, 8.5, 4000 from unnest($1::bigint[], $2::text[]) as s(id, name), generate_series(1, 50) n`,
  `insert into qa_turns (scope, number, session, seq, question, question_hash, tokens, answer, answer_tokens, significance, is_manual, is_marked, topics,
      topic_tokens, has_auto_topics, said_at, is_archived)
    select id, n, 'session ' || n % 50, n / 50, 'question ' || n, 'hash ' || n, '[]', 'answer' || repeat(' and more', 20), 40, 0.5, false, false, '[]',
      '[]', false, 'epoch'::timestamptz + n * interval '1 h', n % 10 = 0 from unnest($1::bigint[], $2::text[]) as s(id, name), generate_series(1, 1000) n`,
  `insert into qa_topics (scope, kind, key, said_at, number)
    select id, k, 'key ' || (n * k) % 97, 'epoch'::timestamptz + n * interval '1 h', n from unnest($1::bigint[], $2::text[]) as s(id, name),
      generate_series(1, 1000) n, generate_series(1, 4) k`,
  `insert into context_variables (scope, session, name, value, version, created_at, updated_at)
    select id, 'session ' || n, 'name ' || k, '{}', 1, 'epoch', 'epoch' from unnest($1::bigint[], $2::text[]) as s(id, name), generate_series(1, 50) n,
      generate_series(1, 3) k`,
  `insert into embeddings (scope, bucket, model, dimensions, slot, members, vectors)
    select id, n, 'm', 3, 0, '\\x00', decode(repeat('00', 1200), 'hex') from unnest($1::bigint[], $2::text[]) as s(id, name), generate_series(0, 19) n`,
  `insert into audit_log (scope, seq, at, principal, action, outcome, records, more, previous_hash, hash)
    select id, n, 'epoch', 'alice', 'recall', 'ok', '[]', 0, repeat('0', 64), repeat('a', 64) from unnest($1::bigint[], $2::text[]) as s(id, name), generate_series(1, 200) n`,
]

/** Of the same scopes: 100 episodes, 100 nodes, and what stands beside them. */
const KNOWLEDGE = [
  `insert into episodes (scope, id, title, summary, content, item_ids, session, started_at, ended_at, recorded_at, narrated_by, state, attempts, terms)
    select id, 'episode ' || n, 'title', 'summary', 'content' || repeat(' and more', 20), '[]', case when n % 5 > 0 then 'session ' || n % 10 end,
      'epoch'::timestamptz + n * interval '1 h', 'epoch'::timestamptz + n * interval '1 h', 'epoch', 'rules@1',
      case when n % 10 = 0 then 'owed' else 'discovered' end, 0, '[]' from unnest($1::bigint[]) as s(id), generate_series(1, 100) n`,
  `insert into episode_items (scope, item_id, episode_id)
    select id, 'item ' || n, 'episode ' || n from unnest($1::bigint[]) as s(id), generate_series(1, 100) n`,
  `insert into semantic_nodes (scope, id, key, key_form, key_words, value, context, gap_type, confidence, version, versions, quote, source_memory_id,
      span_start, span_end, valid_from, created_at, last_updated, access_count, relevance_score, importance_score, discovery_method, search_keywords)
    select id, 'node ' || n, 'key', 'key ' || n, 'words', 'value', 'context' || repeat(' and more', 20), 'personal_fact', 0.9, 2, 2, 'quote',
      'item ' || n, 0, 5, 'epoch', 'epoch', 'epoch', 0, 0, 0.5, 'diff_analysis', '[]' from unnest($1::bigint[]) as s(id), generate_series(1, 100) n`,
  `insert into node_versions (scope, node_id, version, value, context, gap_type, confidence, quote, source_memory_id, span_start, span_end,
      valid_from, seen, recorded_at)
    select id, 'node ' || n, 1, 'value', 'context' || repeat(' and more', 20), 'personal_fact', 0.9, 'quote', 'item ' || n, 0, 5, 'epoch', '[]', 'epoch'
    from unnest($1::bigint[]) as s(id), generate_series(1, 100) n`,
  `insert into episode_nodes (scope, episode_id, node_id, is_evolution)
    select id, 'episode ' || n % 100, 'node ' || n, false from unnest($1::bigint[]) as s(id), generate_series(1, 100) n`,
  `insert into semantic_relationships (scope, id, source_node_id, target_node_id, relationship_type, strength, episode_ids, created_at, last_reinforced)
    select id, 'edge ' || n, 'node ' || n, 'node ' || n % 50, 'related', 0.5, '[]', 'epoch', 'epoch'
    from unnest($1::bigint[]) as s(id), generate_series(1, 100) n`,
  `insert into semantic_keys (scope, kind, key, id)
    select id, k, 'key ' || (n * k) % 97, 'node ' || n from unnest($1::bigint[]) as s(id), generate_series(1, 100) n, generate_series(1, 2) k`,
  `insert into semantic_vectors (scope, kind, id, model, dimensions, vector)
    select id, 1, 'node ' || n, 'm', 3, decode(repeat('00', 12), 'hex') from unnest($1::bigint[]) as s(id), generate_series(1, 100) n`,
  `insert into semantic_quarantine (scope, id, proposed, reason, detail, proposal, at)
    select id, 'row ' || n, 'node', 'span', 'detail', 'proposal' || repeat(' and more', 20), 'epoch' from unnest($1::bigint[]) as s(id), generate_series(1, 50) n`,
  `insert into model_usage (scope, day, model, calls, input_tokens, output_tokens, cost_micros)
    select id, ('2026-01-01'::date + n)::text, 'm', 1, 1, 1, 0 from unnest($1::bigint[]) as s(id), generate_series(1, 100) n`,
]

/** Fills a schema with many scopes, so that a planner has something to choose from. `url`: whom no policy binds. */
export async function fillMany(url: string, schema: string, scopes: readonly string[]): Promise<void> {
  await withClient(url, async (client) => {
    await client.query(`set search_path = ${schema}`)
    // What rows point at is there, and need not be looked up a million times.
    await client.query(`set session_replication_role = 'replica'`)
    for (const insert of INSERTS) {
      const names = insert.includes('name, 100') ? scopes : scopes.map(() => '')
      await client.query(insert, [scopes.map(scopeKey), names])
    }
    for (const insert of KNOWLEDGE) await client.query(insert, [scopes.map(scopeKey)])
    await client.query('vacuum analyze')
  })
}
