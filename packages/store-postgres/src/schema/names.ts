import { sql } from 'kysely'
import type { RawBuilder } from 'kysely'

/** Settings of a transaction that the policies read. */
export const SCOPE_SETTING = 'recollect.scope'
export const ALL_SCOPES_SETTING = 'recollect.all_scopes'

/** The policy that shows all scopes. */
export const ALL_SCOPES_POLICY = 'all_scopes'

/** Parts of a table are named by their number. */
export const partitionName = (table: string, part: number): string => `${table}_p${String(part)}`

/** An identifier as the server reads it back. */
export const quoted = (name: string): string => `"${name.replaceAll('"', '""')}"`

/** A number in a statement that takes no parameters. */
export const constant = (value: number): RawBuilder<unknown> => sql.lit(value)
