import type { Kysely } from 'kysely'
import type { IndexShape, SqlFlavor } from '../flavor.ts'
import { isNotArchived } from '../statements/conditions.ts'
import { createTable } from './create-table.ts'

/** A thousand scopes of fifty sessions of twenty turns, each turn found by a dozen keys. */
const INDEX_SHAPES: readonly IndexShape[] = [
  { table: 'sessions', index: null, rows: [50_000, 50, 1] },
  { table: 'qa_turns', index: null, rows: [1_000_000, 1000, 1] },
  { table: 'qa_turns', index: 'qa_turns_place', rows: [1_000_000, 1000, 20, 1] },
  { table: 'qa_turns', index: 'qa_turns_recent', rows: [1_000_000, 1000, 2, 1] },
  { table: 'qa_topics', index: null, rows: [12_000_000, 12_000, 4000, 10, 1, 1] },
  { table: 'context_variables', index: null, rows: [100_000, 100, 2, 1] },
]

/** Questions and answers by session, what they are found by, and the working memory beside them. */
export async function sessions(db: Kysely<unknown>, flavor: SqlFlavor): Promise<void> {
  await db.schema
    .alterTable('scopes')
    .addColumn('last_turn', flavor.types.bigint, (column) => column.notNull().defaultTo(0))
    .execute()
  await createSessions(db, flavor)
  await createTurns(db, flavor)
  await createTopics(db, flavor)
  await createVariables(db, flavor)
  await flavor.expect(db, INDEX_SHAPES)
}

async function createSessions(db: Kysely<unknown>, flavor: SqlFlavor): Promise<void> {
  const { text, bigint, real, time, json } = flavor.types
  await createTable(db, flavor, 'clustered', 'sessions', (table) =>
    table
      .addColumn('scope', bigint, (column) => column.notNull().references('scopes.id'))
      .addColumn('id', text, (column) => column.notNull())
      .addColumn('channel', text)
      .addColumn('created_at', time, (column) => column.notNull())
      .addColumn('last_at', time, (column) => column.notNull())
      .addColumn('archived_at', time)
      .addColumn('last_seq', bigint, (column) => column.notNull())
      .addColumn('turns', bigint, (column) => column.notNull())
      .addColumn('archived_turns', bigint, (column) => column.notNull())
      .addColumn('answers', bigint, (column) => column.notNull())
      .addColumn('significance', real, (column) => column.notNull())
      .addColumn('bytes', bigint, (column) => column.notNull())
      .addColumn('merging_into', text)
      .addColumn('extra', json)
      .addPrimaryKeyConstraint('sessions_pk', ['scope', 'id']),
  )
}

async function createTurns(db: Kysely<unknown>, flavor: SqlFlavor): Promise<void> {
  const { text, bigint, real, flag, time, json } = flavor.types
  // Not clustered: rows hold whole answers, of which few fit into a page of the tree that finds them.
  await createTable(db, flavor, 'heap', 'qa_turns', (table) =>
    table
      .addColumn('scope', bigint, (column) => column.notNull().references('scopes.id'))
      .addColumn('number', bigint, (column) => column.notNull())
      .addColumn('session', text, (column) => column.notNull())
      .addColumn('seq', bigint, (column) => column.notNull())
      .addColumn('asked_by', text)
      .addColumn('question', text, (column) => column.notNull())
      .addColumn('question_hash', text, (column) => column.notNull())
      .addColumn('tokens', text, (column) => column.notNull())
      .addColumn('answer', text)
      .addColumn('answer_tokens', bigint, (column) => column.notNull())
      .addColumn('significance', real, (column) => column.notNull())
      .addColumn('is_manual', flag, (column) => column.notNull())
      .addColumn('is_marked', flag, (column) => column.notNull())
      .addColumn('topics', text, (column) => column.notNull())
      .addColumn('topic_tokens', text, (column) => column.notNull())
      .addColumn('has_auto_topics', flag, (column) => column.notNull())
      .addColumn('said_at', time, (column) => column.notNull())
      .addColumn('is_archived', flag, (column) => column.notNull())
      .addColumn('extra', json)
      .addPrimaryKeyConstraint('qa_turns_pk', ['scope', 'number']),
  )
  const index = (name: string) => db.schema.createIndex(`qa_turns_${name}`).on('qa_turns')
  await index('place').unique().columns(['scope', 'session', 'seq']).execute()
  await index('recent').columns(['scope', 'said_at', 'number']).where(isNotArchived).execute()
}

/** All of a row is its key: turns of one key, newest last, stand one behind the other. */
async function createTopics(db: Kysely<unknown>, flavor: SqlFlavor): Promise<void> {
  const { text, bigint, integer, time } = flavor.types
  await createTable(db, flavor, 'clustered', 'qa_topics', (table) =>
    table
      .addColumn('scope', bigint, (column) => column.notNull().references('scopes.id'))
      .addColumn('kind', integer, (column) => column.notNull())
      .addColumn('key', text, (column) => column.notNull())
      .addColumn('said_at', time, (column) => column.notNull())
      .addColumn('number', bigint, (column) => column.notNull())
      .addPrimaryKeyConstraint('qa_topics_pk', ['scope', 'kind', 'key', 'said_at', 'number']),
  )
}

async function createVariables(db: Kysely<unknown>, flavor: SqlFlavor): Promise<void> {
  const { text, bigint, time } = flavor.types
  await createTable(db, flavor, 'clustered', 'context_variables', (table) =>
    table
      .addColumn('scope', bigint, (column) => column.notNull().references('scopes.id'))
      .addColumn('session', text, (column) => column.notNull())
      .addColumn('name', text, (column) => column.notNull())
      .addColumn('value', text, (column) => column.notNull())
      .addColumn('version', bigint, (column) => column.notNull())
      .addColumn('created_at', time, (column) => column.notNull())
      .addColumn('updated_at', time, (column) => column.notNull())
      .addColumn('expires_at', time)
      .addPrimaryKeyConstraint('context_variables_pk', ['scope', 'session', 'name']),
  )
}
