import type { SqlFlavor } from '@recollect/store-kysely'
import { PostgresIntrospector, PostgresQueryCompiler, sql } from 'kysely'
import type { DatabaseIntrospector } from 'kysely'
import { postgresCodec } from './codec/codec.ts'
import { scopeKey } from './codec/scope-key.ts'
import type { PostgresSettings } from './options.ts'
import { createSchema } from './schema/create-schema.ts'
import { grantMigrations, grantTable } from './schema/grants.ts'
import { checkListing } from './schema/listing.ts'
import { partitionName } from './schema/names.ts'
import { createPartitions } from './schema/partitions.ts'
import { secureRows } from './schema/row-security.ts'
import { postingsInOne } from './search/postings-in-one.ts'

/** What Postgres does in its own way. */
export function postgresFlavor({ schema, partitions, grantTo }: PostgresSettings): SqlFlavor {
  // Byte by byte, as every other store compares: orders and ranges do not depend on the locale of the server.
  const text = sql`text collate "C"`
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
    createIntrospector: (db) => ofSchema(new PostgresIntrospector(db), schema),
    scopeKey,
    beforeMigrations: (db) => createSchema(db, schema, grantTo),
    afterMigrations: async (db) => {
      if (grantTo !== null) await grantMigrations(db, grantTo)
    },
    scopeColumns: (table) =>
      table
        .addColumn('id', 'bigint', (column) => column.primaryKey())
        .addColumn('name', text, (column) => column.notNull()),
    tableEnd: (table, _kind, scope) => table.modifyEnd(sql`partition by hash (${sql.ref(scope)})`),
    tableMade: async (db, table, scope) => {
      await createPartitions(db, table, partitions)
      const parts = Array.from({ length: partitions }, (_, part) => partitionName(table, part))
      for (const name of [table, ...parts]) await secureRows(db, name, scope)
      if (grantTo !== null) await grantTable(db, table, grantTo)
    },
    holdsEntries: (column, wanted) => sql`${column} @> ${wanted}::jsonb`,
    beforeListing: checkListing,
    postings: postingsInOne,
    // The server counts rows itself.
    expect: () => Promise.resolve(),
  }
}

/** Tables of other schemas may have the same names. */
function ofSchema(introspector: DatabaseIntrospector, schema: string): DatabaseIntrospector {
  return {
    getSchemas: () => introspector.getSchemas(),
    getTables: async (options) =>
      (await introspector.getTables(options)).filter((table) => table.schema === schema),
    getMetadata: (options) => introspector.getMetadata(options),
  }
}
