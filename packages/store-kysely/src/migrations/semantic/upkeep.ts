import type { Kysely } from 'kysely'
import type { SqlFlavor } from '../../flavor.ts'
import { createTable } from '../create-table.ts'

/** What models made that is not told: vectors, what was set aside, and what it cost. */
export async function createUpkeep(db: Kysely<unknown>, flavor: SqlFlavor): Promise<void> {
  await createVectors(db, flavor)
  await createQuarantine(db, flavor)
  await createUsage(db, flavor)
}

/** One vector a row. The id stands before the space, so that a record's vectors are one look-up whatever models there were. */
async function createVectors(db: Kysely<unknown>, flavor: SqlFlavor): Promise<void> {
  const { text, bigint, integer, blob } = flavor.types
  await createTable(db, flavor, 'heap', 'semantic_vectors', (table) =>
    table
      .addColumn('scope', bigint, (column) => column.notNull().references('scopes.id'))
      .addColumn('kind', integer, (column) => column.notNull())
      .addColumn('id', text, (column) => column.notNull())
      .addColumn('model', text, (column) => column.notNull())
      .addColumn('dimensions', integer, (column) => column.notNull())
      .addColumn('vector', blob, (column) => column.notNull())
      .addPrimaryKeyConstraint('semantic_vectors_pk', ['scope', 'kind', 'id', 'model', 'dimensions']),
  )
}

async function createQuarantine(db: Kysely<unknown>, flavor: SqlFlavor): Promise<void> {
  const { text, bigint, time } = flavor.types
  await createTable(db, flavor, 'heap', 'semantic_quarantine', (table) =>
    table
      .addColumn('scope', bigint, (column) => column.notNull().references('scopes.id'))
      .addColumn('id', text, (column) => column.notNull())
      .addColumn('episode_id', text)
      .addColumn('proposed', text, (column) => column.notNull())
      .addColumn('reason', text, (column) => column.notNull())
      .addColumn('detail', text, (column) => column.notNull())
      .addColumn('proposal', text, (column) => column.notNull())
      .addColumn('at', time, (column) => column.notNull())
      .addPrimaryKeyConstraint('semantic_quarantine_pk', ['scope', 'id']),
  )
}

async function createUsage(db: Kysely<unknown>, flavor: SqlFlavor): Promise<void> {
  const { text, bigint } = flavor.types
  await createTable(db, flavor, 'clustered', 'model_usage', (table) =>
    table
      .addColumn('scope', bigint, (column) => column.notNull().references('scopes.id'))
      .addColumn('day', text, (column) => column.notNull())
      .addColumn('model', text, (column) => column.notNull())
      .addColumn('calls', bigint, (column) => column.notNull())
      .addColumn('input_tokens', bigint, (column) => column.notNull())
      .addColumn('output_tokens', bigint, (column) => column.notNull())
      .addColumn('cost_micros', bigint, (column) => column.notNull())
      .addPrimaryKeyConstraint('model_usage_pk', ['scope', 'day', 'model']),
  )
}
