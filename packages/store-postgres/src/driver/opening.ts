import type { SqlQuery, SqlStatement } from '@recollect/store-kysely'
import type { PostgresSettings } from '../options.ts'
import { ALL_SCOPES_SETTING, quoted, SCOPE_SETTING } from '../schema/names.ts'
import { scopeKey } from '../codec/scope-key.ts'

/** What a transaction is opened for. `xid`: the number of the transaction is wanted, to ask later what became of it. */
export interface Purpose {
  readonly mode: 'read' | 'write'
  /** Null crosses scopes. */
  readonly scope: string | null
  /** On a server that has loaded Citus. */
  readonly citus: boolean
}

/**
 * Readers see one snapshot. Writers see what was committed before each statement: the lock is taken by one of them. They do not ask for
 * `read write`: whoever made the database read-only, by default_transaction_read_only, meant it.
 */
export const BEGIN = {
  read: 'begin isolation level repeatable read read only',
  write: 'begin isolation level read committed',
} as const

/** Settings hold until the transaction ends, so that a pooler may lend the connection to others. */
const SETTINGS = [
  `set_config('search_path', $1, true)`,
  `set_config('${SCOPE_SETTING}', $2, true)`,
  `set_config('${ALL_SCOPES_SETTING}', $3, true)`,
  `set_config('statement_timeout', $4, true)`,
  `set_config('lock_timeout', $5, true)`,
  `set_config('plan_cache_mode', $6, true)`,
  `set_config('timezone', 'UTC', true)`,
  `set_config('datestyle', 'ISO', true)`,
  // Fractions come back as they were written, whatever a database or role was told.
  `set_config('extra_float_digits', '1', true)`,
  // In lists null is null, and no text.
  `set_config('array_nulls', 'on', true)`,
]

/**
 * Of a partitioned table the server never takes to the general plan by itself, and would plan every statement each time. Citus cannot make
 * that plan of some statements, and says so by its cost: there the server must choose.
 */
const PLANS = { alone: 'force_generic_plan', citus: 'auto' } as const

const OPENING: Readonly<Record<Purpose['mode'], SqlStatement>> = {
  read: { sql: `select ${SETTINGS.join(', ')}` },
  write: { sql: `select ${SETTINGS.join(', ')}, pg_current_xact_id()::text, pg_backend_pid()` },
}

/** How many columns the settings give; the number of a write's transaction and who serves it come behind them. */
export const XID_COLUMN = SETTINGS.length
export const PID_COLUMN = XID_COLUMN + 1

export function settingsQuery({ mode, scope, citus }: Purpose, settings: PostgresSettings): SqlQuery {
  const { schema, statementTimeoutMs, lockTimeoutMs } = settings
  return {
    statement: OPENING[mode],
    values: [
      searchPath(schema, scope),
      scope === null ? '' : scopeKey(scope),
      scope === null ? 'on' : '',
      `${String(statementTimeoutMs)}ms`,
      `${String(lockTimeoutMs)}ms`,
      citus ? PLANS.citus : PLANS.alone,
    ],
  }
}

/** Temporary tables, else looked up first, cannot stand in the place of ours. Nor may a migration make ours there. */
function searchPath(schema: string, scope: string | null): string {
  return scope === null ? quoted(schema) : `${quoted(schema)}, pg_temp`
}

const LOCK: SqlStatement = { sql: 'select pg_advisory_xact_lock($1)' }
/** No scope has this number. */
const ALL_SCOPES = '0'

/** Waits until no other writer of the scope is left; without a scope, until no other migration is. */
export function lockQuery(scope: string | null): SqlQuery {
  return { statement: LOCK, values: [scope === null ? ALL_SCOPES : scopeKey(scope)] }
}
