import type { ScopeColumn, SqlFlavor } from '@recollect/store-kysely'
import { PostgresQueryCompiler, sql } from 'kysely'
import type { Kysely } from 'kysely'
import { postgresCodec } from './codec/codec.ts'
import { scopeKey } from './codec/scope-key.ts'
import { insertTogether } from './inserts/insert-together.ts'
import type { PostgresSettings } from './options.ts'
import { createSchema } from './schema/create-schema.ts'
import { grantAll, grantTable, lacksRights } from './schema/grants.ts'
import { schemaIntrospector } from './schema/introspector.ts'
import { checkListing } from './schema/listing.ts'
import { partitionName } from './schema/names.ts'
import { createPartitions } from './schema/partitions.ts'
import { secureRows } from './schema/row-security.ts'
import { postingsInOne } from './search/postings-in-one.ts'
import { makeVectorTable, vectorPlace } from './vectors/place.ts'

/** What Postgres does in its own way. */
export function postgresFlavor(settings: PostgresSettings): SqlFlavor {
  const { schema, partitions, grantTo } = settings
  // Byte by byte, as every other store compares: orders and ranges do not depend on the locale of the server.
  const text = sql`text collate "C"`
  const finish = async (db: Kysely<unknown>, table: string, scope: ScopeColumn): Promise<void> => {
    await createPartitions(db, table, partitions)
    const parts = Array.from({ length: partitions }, (_, part) => partitionName(table, part))
    for (const name of [table, ...parts]) await secureRows(db, name, scope)
    if (grantTo !== null) await grantTable(db, table, grantTo)
  }
  const finishVectors = (db: Kysely<unknown>, table: string) => finish(db, table, 'scope')
  return {
    name: 'postgres',
    codec: postgresCodec,
    types: {
      text,
      integer: 'integer',
      bigint: 'bigint',
      real: 'double precision',
      flag: 'boolean',
      time: 'timestamptz',
      json: 'jsonb',
      blob: 'bytea',
    },
    createQueryCompiler: () => new PostgresQueryCompiler(),
    createIntrospector: (db) => schemaIntrospector(db, schema),
    scopeKey,
    beforeMigrations: (db) => createSchema(db, schema),
    afterMigrations: async (db) => {
      if (grantTo !== null) await grantAll(db, schema, grantTo)
    },
    isUnfinished: async (db) => grantTo !== null && (await lacksRights(db, schema, grantTo)),
    scopeColumns: (table) =>
      table
        .addColumn('id', 'bigint', (column) => column.primaryKey())
        .addColumn('name', text, (column) => column.notNull()),
    tableEnd: (table, _kind, scope) => table.modifyEnd(sql`partition by hash (${sql.ref(scope)})`),
    tableMade: async (db, table, scope) => {
      await finish(db, table, scope)
      // The other way to keep what that table holds.
      if (table === 'embeddings') await makeVectorTable(db, settings, finishVectors)
    },
    holdsEntries: (column, wanted) => sql`${column} @> ${wanted}::jsonb`,
    beforeListing: checkListing,
    postings: postingsInOne,
    inserts: insertTogether,
    vectors: vectorPlace(settings, finishVectors),
    // The server counts rows itself.
    expect: () => Promise.resolve(),
  }
}
