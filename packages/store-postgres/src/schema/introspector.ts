import { StoreError } from '@recollect/core'
import { sql } from 'kysely'
import type { DatabaseIntrospector, Kysely, TableMetadata } from 'kysely'

/**
 * Names the tables of one schema: all that is asked for here. (Kysely's own introspector reads every column of every table of the
 * database, and shows a schema that this role may not use as empty.)
 */
export function schemaIntrospector(db: Kysely<unknown>, schema: string): DatabaseIntrospector {
  const getTables = () => tablesOf(db, schema)
  return {
    getSchemas: () => Promise.resolve([{ name: schema }]),
    getTables,
    getMetadata: async () => ({ tables: await getTables() }),
  }
}

async function tablesOf(db: Kysely<unknown>, schema: string): Promise<TableMetadata[]> {
  const { rows } = await sql<{ usable: boolean; name: string | null }>`
    select has_schema_privilege(n.oid, 'usage') as usable, c.relname as name
    from pg_namespace n left join pg_class c on c.relnamespace = n.oid and c.relkind in ('r', 'p')
    where n.nspname = ${schema}`.execute(db)
  if (rows.some(({ usable }) => !usable)) {
    throw new StoreError(
      'STORE_UNAVAILABLE',
      `This role may not use the schema "${schema}". Let migrate() run as its owner, with grantTo naming the role of the application.`,
    )
  }
  return rows.flatMap(({ name }) => (name === null ? [] : [{ name, schema, isView: false, columns: [] }]))
}
