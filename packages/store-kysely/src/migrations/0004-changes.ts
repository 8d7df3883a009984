import { sql } from 'kysely'
import type { Kysely, SqlBool } from 'kysely'
import type { IndexShape, SqlFlavor } from '../flavor.ts'
import { createTable } from './create-table.ts'

/** A thousand scopes of a thousand changes, every other one with two images; few facts written directly, few that expire. */
const INDEX_SHAPES: readonly IndexShape[] = [
  { table: 'memory_cards', index: 'memory_cards_direct', rows: [50_000, 50, 1] },
  { table: 'memory_cards', index: 'memory_cards_expiry', rows: [20_000, 20, 1] },
  { table: 'changes', index: null, rows: [1_000_000, 1000, 1] },
  { table: 'changes', index: 'changes_id', rows: [1_000_000, 1000, 1] },
  { table: 'changes', index: 'changes_batch', rows: [200_000, 200, 20] },
  { table: 'changes', index: 'changes_lapse', rows: [10_000, 10, 1] },
  { table: 'changes', index: 'changes_first_item', rows: [900_000, 900, 1] },
  { table: 'changes', index: 'changes_first_card', rows: [500_000, 500, 1] },
  { table: 'change_images', index: null, rows: [1_000_000, 1000, 2, 1] },
  { table: 'change_images', index: 'change_images_record', rows: [1_000_000, 1000, 500, 3, 1] },
]

/** The log of changes with what each overwrote, and what versions of facts know since there is one. */
export async function changes(db: Kysely<unknown>, flavor: SqlFlavor): Promise<void> {
  await extendCards(db, flavor)
  await db.schema.alterTable('scopes').addColumn('next_due', flavor.types.time).execute()
  await createChanges(db, flavor)
  await createImages(db, flavor)
  await flavor.expect(db, INDEX_SHAPES)
}

async function extendCards(db: Kysely<unknown>, flavor: SqlFlavor): Promise<void> {
  const { text, flag, time } = flavor.types
  const table = () => db.schema.alterTable('memory_cards')
  await table()
    .addColumn('is_contested', flag, (column) => column.notNull().defaultTo(flavor.codec.writeFlag(false)))
    .execute()
  await table().addColumn('corrected_by', text).execute()
  await table().addColumn('expires_at', time).execute()
  await table().addColumn('seen_at', text).execute()
  const index = (name: string) => db.schema.createIndex(`memory_cards_${name}`).on('memory_cards')
  await index('direct')
    .columns(['scope', 'seq'])
    .where(sql<SqlBool>`source_memory_id is null and is_active`)
    .execute()
  await index('expiry')
    .columns(['scope', 'expires_at'])
    .where(sql<SqlBool>`is_active and expires_at is not null`)
    .execute()
}

async function createChanges(db: Kysely<unknown>, flavor: SqlFlavor): Promise<void> {
  const { text, bigint, flag, time, json } = flavor.types
  await createTable(db, flavor, 'clustered', 'changes', (table) =>
    table
      .addColumn('scope', bigint, (column) => column.notNull().references('scopes.id'))
      .addColumn('seq', bigint, (column) => column.notNull())
      .addColumn('id', text, (column) => column.notNull())
      .addColumn('kind', text, (column) => column.notNull())
      .addColumn('at', time, (column) => column.notNull())
      .addColumn('batch', text)
      .addColumn('undone_by', text)
      .addColumn('undo_until', time)
      .addColumn('erased', flag, (column) => column.notNull())
      .addColumn('first_item', bigint)
      .addColumn('last_item', bigint)
      .addColumn('first_card', bigint)
      .addColumn('last_card', bigint)
      .addColumn('note', json)
      .addPrimaryKeyConstraint('changes_pk', ['scope', 'seq']),
  )
  const index = (name: string) => db.schema.createIndex(`changes_${name}`).on('changes')
  await index('id').unique().columns(['scope', 'id']).execute()
  await index('batch').columns(['scope', 'batch']).where('batch', 'is not', null).execute()
  await index('lapse').columns(['scope', 'undo_until']).where('undo_until', 'is not', null).execute()
  // Spans follow one another, so that the change that made a record is the last one to begin at or before it.
  await index('first_item').columns(['scope', 'first_item']).where('first_item', 'is not', null).execute()
  await index('first_card').columns(['scope', 'first_card']).where('first_card', 'is not', null).execute()
}

async function createImages(db: Kysely<unknown>, flavor: SqlFlavor): Promise<void> {
  const { text, bigint, integer, json } = flavor.types
  await createTable(db, flavor, 'clustered', 'change_images', (table) =>
    table
      .addColumn('scope', bigint, (column) => column.notNull().references('scopes.id'))
      .addColumn('change', bigint, (column) => column.notNull())
      .addColumn('position', integer, (column) => column.notNull())
      .addColumn('record', text, (column) => column.notNull())
      .addColumn('record_id', text, (column) => column.notNull())
      .addColumn('image', json)
      .addPrimaryKeyConstraint('change_images_pk', ['scope', 'change', 'position']),
  )
  await db.schema
    .createIndex('change_images_record')
    .on('change_images')
    .columns(['scope', 'record', 'record_id', 'change'])
    .execute()
}
