import type { SqlFlavor } from '@recollect/store-kysely'
import { PostgresQueryCompiler, sql } from 'kysely'
import { postgresCodec } from './codec/codec.ts'
import { scopeKey } from './codec/scope-key.ts'
import { insertTogether } from './inserts/insert-together.ts'
import type { PostgresSettings } from './options.ts'
import { coverPostings } from './schema/cover-postings.ts'
import { createSchema } from './schema/create-schema.ts'
import { grantAll, lacksRights } from './schema/grants.ts'
import { finishTable } from './schema/finish-table.ts'
import { schemaIntrospector } from './schema/introspector.ts'
import { checkListing } from './schema/listing.ts'
import { postingsInOne } from './search/postings-in-one.ts'
import { makeVectorTable, vectorPlace } from './vectors/place.ts'

const TYPES = {
  // Byte by byte, as every other store compares: orders and ranges do not depend on the locale of the server.
  text: sql`text collate "C"`,
  integer: 'integer',
  bigint: 'bigint',
  real: 'double precision',
  flag: 'boolean',
  time: 'timestamptz',
  json: 'jsonb',
  blob: 'bytea',
} as const

/** What Postgres does in its own way. */
export function postgresFlavor(settings: PostgresSettings): SqlFlavor {
  const { schema, grantTo } = settings
  return {
    name: 'postgres',
    codec: postgresCodec,
    types: TYPES,
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
        .addColumn('name', TYPES.text, (column) => column.notNull()),
    tableEnd: (table, _kind, scope) => table.modifyEnd(sql`partition by hash (${sql.ref(scope)})`),
    tableMade: async (db, table, scope) => {
      if (table === 'postings') await coverPostings(db)
      await finishTable(db, table, scope, settings)
      // The other way to keep what that table holds.
      if (table === 'embeddings') await makeVectorTable(db, settings)
    },
    holdsEntries: (column, wanted) => sql`${column} @> ${wanted}::jsonb`,
    beforeListing: checkListing,
    postings: postingsInOne,
    inserts: insertTogether,
    vectors: vectorPlace(settings),
    // The server counts rows itself.
    expect: () => Promise.resolve(),
  }
}
