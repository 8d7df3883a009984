import { StoreError } from '@recollect/core'
import { settingsOf } from '../options.ts'
import type { PostgresStoreOptions } from '../options.ts'
import { asking } from '../inspect/asking.ts'
import type { Ask } from '../inspect/asking.ts'
import { distributionStatements } from './statements.ts'
import type { SchemaTable } from './statements.ts'

/** What `distribute` found and did. */
export interface Distributed {
  /** Version of Citus. */
  readonly citus: string
  /** Tables that are distributed now, parts not counted. */
  readonly tables: number
  /** False: they were distributed already. */
  readonly changed: boolean
}

/**
 * Distributes the tables of a migrated schema over the nodes of Citus by scope, all in one transaction; tables that are distributed
 * already are left alone. Call it as the role that owns them: it copies what is in them, and everybody waits for it. Migrate with
 * `partitions: 1`: Citus cuts every part of a table again, into shards of its own, so that more parts only make more tables.
 * @throws StoreError with code `STORE_UNAVAILABLE`, and nothing is changed, when this database has no Citus, or the schema is not there.
 */
export function distribute(options: PostgresStoreOptions): Promise<Distributed> {
  const { primary, schema } = settingsOf(options)
  return asking(primary, (ask) => distributeOver(ask, schema))
}

/** The same over a connection that is open. */
export async function distributeOver(ask: Ask, schema: string): Promise<Distributed> {
  const citus = await citusVersion(ask)
  const tables = await ask<SchemaTable>(TABLES, [schema])
  if (tables.length === 0) throw new StoreError('STORE_UNAVAILABLE', NOT_MIGRATED)
  const roots = tables.filter(({ partOf }) => partOf === null).length
  const done = new Set((await ask<{ name: string }>(DISTRIBUTED, [schema])).map(({ name }) => name))
  const left = tables.filter(({ name, partOf }) => !done.has(partOf ?? name))
  if (left.length === 0) return { citus, tables: roots, changed: false }
  await ask('begin')
  try {
    // Migrations wait for the same lock.
    await ask('select pg_advisory_xact_lock(0)')
    for (const statement of distributionStatements(schema, left)) await ask(statement)
    await ask('commit')
  } catch (error) {
    await ask('rollback').catch(() => null)
    throw error
  }
  return { citus, tables: roots, changed: true }
}

/** @throws StoreError when this database has no Citus */
export async function citusVersion(ask: Ask): Promise<string> {
  const [row] = await ask<{ version: string }>(
    `select extversion as version from pg_extension where extname = 'citus'`,
  )
  if (row === undefined) throw new StoreError('STORE_UNAVAILABLE', NO_CITUS)
  return row.version
}

const NO_CITUS =
  'This database has no Citus, so nothing was distributed and nothing was changed. Install the extension on every node and run ' +
  '"create extension citus" in this database, or do without: one server takes millions of facts.'

const NOT_MIGRATED = 'The schema is missing. Call store.migrate() once before you distribute its tables.'

const TABLES = `select c.relname as name, p.relname as "partOf"
  from pg_class c join pg_namespace n on n.oid = c.relnamespace
  left join pg_inherits i on i.inhrelid = c.oid left join pg_class p on p.oid = i.inhparent
  where n.nspname = $1 and c.relkind in ('r', 'p') and c.relname not like 'schema\\_migrations%'
  order by p.relname nulls first, c.relname`

const DISTRIBUTED = `select c.relname as name from pg_dist_partition d
  join pg_class c on c.oid = d.logicalrelid join pg_namespace n on n.oid = c.relnamespace
  where n.nspname = $1 and not c.relispartition`
