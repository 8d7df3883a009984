import type { Ask } from './ask.ts'
import type { Extension } from './extension.ts'

/** How a database keeps vectors. */
export interface VectorState {
  /** Whether the schema has the table of pgvector: then all its vectors are there, else packed. */
  readonly made: boolean
  readonly extension: Extension | null
}

const STATE = `select exists (
    select from pg_class c join pg_namespace n on n.oid = c.relnamespace
    where n.nspname = $1 and c.relname = 'item_vectors'
  ) as made, e.extversion as version, h.nspname as home
  from (values (1)) as one
  left join pg_extension e on e.extname = 'vector'
  left join pg_namespace h on h.oid = e.extnamespace`

export async function readState(ask: Ask, schema: string): Promise<VectorState> {
  const [row] = await ask<{ made: boolean; version: string | null; home: string | null }>(STATE, [schema])
  const { made = false, version = null, home = null } = row ?? {}
  return { made, extension: version === null || home === null ? null : { version, home } }
}

/** A version that this role may install: as a superuser, or one that its maker or the host of the server declared safe. */
const OFFER = `select v.version
  from pg_available_extensions a
  join pg_available_extension_versions v on v.name = a.name and v.version = a.default_version
  where a.name = 'vector' and (
    (select rolsuper from pg_roles where rolname = current_user)
    or ((v.trusted or not v.superuser) and has_database_privilege(current_database(), 'create'))
  )`

/** The version of pgvector that this role may install in this database, or null. */
export async function readOffer(ask: Ask): Promise<string | null> {
  const [row] = await ask<{ version: string }>(OFFER, [])
  return row?.version ?? null
}
