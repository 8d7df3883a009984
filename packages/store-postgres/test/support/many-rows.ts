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
      is_active, created_at, updated_at, confidence, source_memory_id, session)
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
  `insert into embeddings (scope, bucket, model, dimensions, slot, members, vectors)
    select id, n, 'm', 3, 0, '\\x00', decode(repeat('00', 1200), 'hex') from unnest($1::bigint[], $2::text[]) as s(id, name), generate_series(0, 19) n`,
]

/** Fills a schema with many scopes, so that a planner has something to choose from. `url`: whom no policy binds. */
export async function fillMany(url: string, schema: string, scopes: readonly string[]): Promise<void> {
  await withClient(url, async (client) => {
    await client.query(`set search_path = ${schema}`)
    for (const insert of INSERTS) {
      const names = insert.includes('name, 100') ? scopes : scopes.map(() => '')
      await client.query(insert, [scopes.map(scopeKey), names])
    }
    await client.query('vacuum analyze')
  })
}
