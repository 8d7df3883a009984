import type { ColumnDataType, CreateTableBuilder, Kysely, RawBuilder } from 'kysely'
import type { SqlWording } from './wording.ts'
import type { SqlConnection } from './driver/sql-driver.ts'
import type { RowInserts } from './repositories/held-rows.ts'
import type { PostingsAccess } from './repositories/scope-session.ts'
import type { VectorPlace } from './repositories/vector-access.ts'

/** What differs between databases. */
export interface SqlFlavor extends SqlWording {
  readonly name: string
  readonly types: SqlTypes
  /** Called before the first and after the last of outstanding migrations, in their transaction. */
  beforeMigrations(db: Kysely<unknown>): Promise<void>
  afterMigrations(db: Kysely<unknown>): Promise<void>
  /** Whether `afterMigrations` has something left to do although no migration is outstanding. Writes nothing. */
  readonly isUnfinished?: (db: Kysely<unknown>) => Promise<boolean>
  /** Adds `id` and `name` with their keys to the table of scopes; an id is never given out twice. */
  scopeColumns(table: CreateTableBuilder<'scopes'>): CreateTableBuilder<'scopes', 'id' | 'name'>
  /** What stands at the end of `create table`; `clustered` keeps rows in the order of their primary key. */
  tableEnd<T extends string, C extends string>(
    table: CreateTableBuilder<T, C>,
    kind: 'heap' | 'clustered',
    scope: ScopeColumn,
  ): CreateTableBuilder<T, C>
  /** Called when a table was made; the names of all of them are known by this. */
  tableMade(db: Kysely<unknown>, table: string, scope: ScopeColumn): Promise<void>
  /** How postings are read and removed; left out, a statement for each term. */
  readonly postings?: PostingsAccess
  /** How new rows are written; left out, a statement for each record. */
  readonly inserts?: RowInserts
  /** Where vectors are kept; left out, packed. */
  readonly vectors?: VectorPlace
  /** Called before scopes are listed. Throws when this user may not: it must not look as if there were none. */
  readonly beforeListing?: (connection: SqlConnection) => Promise<void>
  /** Called at the end of a migration with how many rows each index is expected to give. */
  expect(db: Kysely<unknown>, indexes: readonly IndexShape[]): Promise<void>
}

/** The column that tells whose row it is. */
export type ScopeColumn = 'id' | 'scope'

/** Column types by meaning. Text is compared byte by byte. */
export interface SqlTypes {
  readonly text: ColumnDataType | RawBuilder<unknown>
  readonly integer: ColumnDataType
  readonly bigint: ColumnDataType
  readonly real: ColumnDataType
  readonly flag: ColumnDataType
  readonly time: ColumnDataType
  readonly json: ColumnDataType
  readonly blob: ColumnDataType
}

/**
 * What a planner should believe of an index: rows in all, then rows that share the first column, the first two, and so on.
 * A planner that knows nothing takes `scope` alone for selective and reads a whole scope where an index would do.
 */
export interface IndexShape {
  readonly table: string
  /** Null for the primary key. */
  readonly index: string | null
  readonly rows: readonly number[]
}
