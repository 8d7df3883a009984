import type { Kysely } from 'kysely'
import { isActive } from '../statements/conditions.ts'
import type { IndexShape, SqlFlavor } from '../flavor.ts'
import { createTable } from './create-table.ts'

const shape = (table: string, index: string | null, ...rows: number[]): IndexShape => ({ table, index, rows })

/** A thousand scopes of a thousand rows. */
const INDEX_SHAPES: readonly IndexShape[] = [
  shape('memory_items', null, 1_000_000, 1000, 1),
  shape('memory_items', 'memory_items_id', 1_000_000, 1000, 1),
  shape('memory_items', 'memory_items_key', 500_000, 500, 1),
  shape('memory_items', 'memory_items_text_hash', 1_000_000, 1000, 2, 1),
  shape('memory_items', 'memory_items_session', 800_000, 800, 20, 1),
  shape('memory_cards', null, 1_000_000, 1000, 1),
  shape('memory_cards', 'memory_cards_id', 1_000_000, 1000, 1),
  shape('memory_cards', 'memory_cards_active', 500_000, 500, 2, 1),
  shape('memory_cards', 'memory_cards_chain', 1_000_000, 1000, 10, 5, 1),
  shape('memory_cards', 'memory_cards_source', 900_000, 900, 2, 1),
  shape('memory_cards', 'memory_cards_session', 1_000_000, 1000, 20, 1),
  shape('postings', null, 13_000_000, 13_000, 20, 1),
  shape('query_expansions', null, 100_000, 100, 4, 1),
]

/** Messages, facts, the text index and the cache of expansions. Never changed: later changes are later migrations. */
export async function itemsCardsSearch(db: Kysely<unknown>, flavor: SqlFlavor): Promise<void> {
  await createScopes(db, flavor)
  await createItems(db, flavor)
  await createCards(db, flavor)
  await createPostings(db, flavor)
  await createExpansions(db, flavor)
  await flavor.expect(db, INDEX_SHAPES)
}

async function createScopes(db: Kysely<unknown>, flavor: SqlFlavor): Promise<void> {
  const { bigint } = flavor.types
  await createTable(
    db,
    flavor,
    'heap',
    'scopes',
    (table) =>
      flavor
        .scopeColumns(table)
        .addColumn('documents', bigint, (column) => column.notNull())
        .addColumn('total_length', bigint, (column) => column.notNull())
        .addColumn('last_item', bigint, (column) => column.notNull())
        .addColumn('last_card', bigint, (column) => column.notNull()),
    'id',
  )
}

async function createItems(db: Kysely<unknown>, flavor: SqlFlavor): Promise<void> {
  const { text, bigint, integer, flag, time, json } = flavor.types
  await createTable(db, flavor, 'clustered', 'memory_items', (table) =>
    table
      .addColumn('scope', bigint, (column) => column.notNull().references('scopes.id'))
      .addColumn('seq', bigint, (column) => column.notNull())
      .addColumn('id', text, (column) => column.notNull())
      .addColumn('role', text, (column) => column.notNull())
      .addColumn('speaker', text)
      .addColumn('text', text, (column) => column.notNull())
      .addColumn('text_hash', text, (column) => column.notNull())
      .addColumn('session', text)
      .addColumn('said_at', time, (column) => column.notNull())
      .addColumn('recorded_at', time, (column) => column.notNull())
      .addColumn('idempotency_key', text)
      .addColumn('fact_type', text)
      .addColumn('is_active', flag, (column) => column.notNull())
      .addColumn('parent_id', text)
      .addColumn('version', integer, (column) => column.notNull())
      .addColumn('extracted_by', text)
      .addColumn('metadata', json)
      .addColumn('indexed_terms', text)
      .addPrimaryKeyConstraint('memory_items_pk', ['scope', 'seq']),
  )
  const index = (name: string) => db.schema.createIndex(`memory_items_${name}`).on('memory_items')
  await index('id').unique().columns(['scope', 'id']).execute()
  await index('key')
    .unique()
    .columns(['scope', 'idempotency_key'])
    .where('idempotency_key', 'is not', null)
    .execute()
  await index('text_hash').columns(['scope', 'text_hash', 'seq']).execute()
  await index('session').columns(['scope', 'session', 'seq']).where('session', 'is not', null).execute()
}

async function createCards(db: Kysely<unknown>, flavor: SqlFlavor): Promise<void> {
  const { text, bigint, integer, real, flag, time, json } = flavor.types
  await createTable(db, flavor, 'clustered', 'memory_cards', (table) =>
    table
      .addColumn('scope', bigint, (column) => column.notNull().references('scopes.id'))
      .addColumn('seq', bigint, (column) => column.notNull())
      .addColumn('id', text, (column) => column.notNull())
      .addColumn('kind', text, (column) => column.notNull())
      .addColumn('entity', text, (column) => column.notNull())
      .addColumn('slot', text, (column) => column.notNull())
      .addColumn('value', text, (column) => column.notNull())
      .addColumn('polarity', text, (column) => column.notNull())
      .addColumn('facet', text)
      .addColumn('version_key', text, (column) => column.notNull())
      .addColumn('value_key', text, (column) => column.notNull())
      .addColumn('version', integer, (column) => column.notNull())
      .addColumn('parent_id', text)
      .addColumn('version_relation', text, (column) => column.notNull())
      .addColumn('is_active', flag, (column) => column.notNull())
      .addColumn('time_words', text)
      .addColumn('event_date', time)
      .addColumn('valid_to', time)
      .addColumn('created_at', time, (column) => column.notNull())
      .addColumn('superseded_at', time)
      .addColumn('updated_at', time, (column) => column.notNull())
      .addColumn('confidence', real, (column) => column.notNull())
      .addColumn('source_memory_id', text)
      .addColumn('span_start', integer)
      .addColumn('span_end', integer)
      .addColumn('session', text)
      .addColumn('rule', text)
      .addColumn('pack', text)
      .addColumn('extra', json)
      .addPrimaryKeyConstraint('memory_cards_pk', ['scope', 'seq']),
  )
  await createCardIndexes(db)
}

async function createCardIndexes(db: Kysely<unknown>): Promise<void> {
  const index = (name: string) => db.schema.createIndex(`memory_cards_${name}`).on('memory_cards')
  await index('id').unique().columns(['scope', 'id']).execute()
  // One active card under a key: the rule of the whole versioning, held by the database itself.
  await index('active').unique().columns(['scope', 'version_key', 'value_key']).where(isActive).execute()
  await index('chain').unique().columns(['scope', 'version_key', 'value_key', 'version']).execute()
  await index('source')
    .columns(['scope', 'source_memory_id', 'seq'])
    .where('source_memory_id', 'is not', null)
    .execute()
  await index('session').columns(['scope', 'session', 'seq']).execute()
}

async function createPostings(db: Kysely<unknown>, flavor: SqlFlavor): Promise<void> {
  const { text, bigint, integer } = flavor.types
  await createTable(db, flavor, 'clustered', 'postings', (table) =>
    table
      .addColumn('scope', bigint, (column) => column.notNull().references('scopes.id'))
      .addColumn('term', text, (column) => column.notNull())
      .addColumn('item', bigint, (column) => column.notNull())
      .addColumn('tf', integer, (column) => column.notNull())
      .addColumn('len', integer, (column) => column.notNull())
      .addPrimaryKeyConstraint('postings_pk', ['scope', 'term', 'item']),
  )
}

async function createExpansions(db: Kysely<unknown>, flavor: SqlFlavor): Promise<void> {
  const { text, bigint, integer, time } = flavor.types
  await createTable(db, flavor, 'clustered', 'query_expansions', (table) =>
    table
      .addColumn('scope', bigint, (column) => column.notNull().references('scopes.id'))
      .addColumn('original_query', text, (column) => column.notNull())
      .addColumn('position', integer, (column) => column.notNull())
      .addColumn('expanded_query', text, (column) => column.notNull())
      .addColumn('expansion_type', text, (column) => column.notNull())
      .addColumn('made_by', text, (column) => column.notNull())
      .addColumn('payload', text, (column) => column.notNull())
      .addColumn('created_at', time, (column) => column.notNull())
      .addPrimaryKeyConstraint('query_expansions_pk', ['scope', 'original_query', 'position']),
  )
}
