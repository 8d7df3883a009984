import type { Names } from '@recollect/core/plugin'
import { byName } from '@recollect/core/plugin'
import { sql } from 'kysely'
import type { Kysely } from 'kysely'
import { constant, partitionName } from './names.ts'
import { KNOWLEDGE_TABLES } from './tables.ts'

/**
 * How full pages are made, in percent: a changed row beside its old version costs no index entry. The row of a scope, of a session and of a
 * day's use of a model changes with every write.
 */
const FILL: Names<number> = byName({
  scopes: 50,
  sessions: 50,
  model_usage: 50,
  memory_items: 90,
  memory_cards: 90,
  qa_turns: 90,
  context_variables: 90,
  episodes: 90,
  semantic_nodes: 90,
  semantic_relationships: 90,
})
const PACKED = 100

/**
 * What is kept of episodes and knowledge, and the audit log where there is one, is a fraction of what is kept of messages. Cut finely it
 * would be little but files, indexes and locks: a migration holds them all at once, and in 64 parts they would be more than a server has
 * by default.
 */
const SPARSE: ReadonlySet<string> = new Set<string>([...KNOWLEDGE_TABLES, 'audit_log'])
const MOST_OF_SPARSE = 8

/** Into how many parts a table is cut, of as many as were asked for. */
export const partsOf = (table: string, asked: number): number =>
  SPARSE.has(table) ? Math.min(asked, MOST_OF_SPARSE) : asked

/** Cuts a table into parts by hash of the scope. */
export async function createPartitions(db: Kysely<unknown>, table: string, count: number): Promise<void> {
  const fill = FILL[table] ?? PACKED
  for (let part = 0; part < count; part += 1) {
    await sql`create table ${sql.table(partitionName(table, part))} partition of ${sql.table(table)}
      for values with (modulus ${constant(count)}, remainder ${constant(part)})
      with (fillfactor = ${constant(fill)})`.execute(db)
  }
}
