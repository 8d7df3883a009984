import type { Kysely } from 'kysely'
import type { SqlFlavor } from '../flavor.ts'
import { createTable } from './create-table.ts'

/** Vectors of items by space. The bucket stands before the space, so that removing an item is one look-up whatever models there were. */
export async function embeddings(db: Kysely<unknown>, flavor: SqlFlavor): Promise<void> {
  const { text, bigint, integer, blob } = flavor.types
  // Not clustered: rows are long, and SQLite reads through them several times faster by an index of its own.
  await createTable(db, flavor, 'heap', 'embeddings', (table) =>
    table
      .addColumn('scope', bigint, (column) => column.notNull().references('scopes.id'))
      .addColumn('bucket', bigint, (column) => column.notNull())
      .addColumn('model', text, (column) => column.notNull())
      .addColumn('dimensions', integer, (column) => column.notNull())
      .addColumn('slot', integer, (column) => column.notNull())
      .addColumn('members', blob, (column) => column.notNull())
      .addColumn('vectors', blob, (column) => column.notNull())
      .addPrimaryKeyConstraint('embeddings_pk', ['scope', 'bucket', 'model', 'dimensions', 'slot']),
  )
  await flavor.expect(db, [{ table: 'embeddings', index: null, rows: [20_000, 20, 1, 1, 1, 1] }])
}
