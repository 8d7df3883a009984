import type { Kysely } from 'kysely'
import type { IndexShape, SqlFlavor } from '../flavor.ts'
import { createTable } from './create-table.ts'

/** A thousand scopes of a thousand links each. */
const INDEX_SHAPES: readonly IndexShape[] = [{ table: 'audit_log', index: null, rows: [1_000_000, 1000, 1] }]

/** The audit log, and by which key a scope was sealed. */
export async function privacy(db: Kysely<unknown>, flavor: SqlFlavor): Promise<void> {
  const { text, bigint, integer, time } = flavor.types
  await db.schema.alterTable('scopes').addColumn('sealed_by', text).execute()
  await createTable(db, flavor, 'clustered', 'audit_log', (table) =>
    table
      .addColumn('scope', bigint, (column) => column.notNull().references('scopes.id'))
      .addColumn('seq', bigint, (column) => column.notNull())
      .addColumn('at', time, (column) => column.notNull())
      .addColumn('principal', text, (column) => column.notNull())
      .addColumn('action', text, (column) => column.notNull())
      .addColumn('outcome', text, (column) => column.notNull())
      .addColumn('records', text, (column) => column.notNull())
      .addColumn('more', integer, (column) => column.notNull())
      .addColumn('code', text)
      .addColumn('previous_hash', text, (column) => column.notNull())
      .addColumn('hash', text, (column) => column.notNull())
      .addPrimaryKeyConstraint('audit_log_pk', ['scope', 'seq']),
  )
  await flavor.expect(db, INDEX_SHAPES)
}
