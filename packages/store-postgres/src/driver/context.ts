import type { SqlQuery, SqlWork, Waiter } from '@recollect/store-kysely'
import type { PostgresSettings } from '../options.ts'
import type { Freshness } from './freshness.ts'
import type { StatementNames } from './statement-names.ts'

/** What every transaction needs to be tried. */
export interface Context {
  readonly settings: PostgresSettings
  readonly names: StatementNames | null
  readonly waiter: Waiter
  /** Where writes are noted for the replica; null without one. */
  readonly freshness: Freshness | null
}

/** One piece of work: its scope (null crosses scopes), what is read as it begins, and what is done. */
export interface Task<T> {
  readonly scope: string | null
  readonly first: SqlQuery | null
  readonly work: SqlWork<T>
}
