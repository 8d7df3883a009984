import type { Metadata } from '@recollect/core'
import type {
  ColumnDataType,
  CreateTableBuilder,
  Dialect,
  Expression,
  Kysely,
  RawBuilder,
  SqlBool,
} from 'kysely'
import type { SqlConnection } from './driver/sql-driver.ts'
import type { RowInserts } from './repositories/held-rows.ts'
import type { PostingsAccess } from './repositories/postings-access.ts'
import type { VectorPlace } from './repositories/vector-access.ts'
import type { Sealing } from './seal/sealing.ts'

/** A value of a time, flag or JSON column as the database holds it. */
export type SqlTime = number | string
/** A truth value as a database keeps it. */
export type SqlFlag = number | boolean
/** A JSON value as it is handed to a database: its text. */
export type SqlJson = string

/** How values of the domain are written and read. Readers check what they get, so that damage is noticed. */
export interface SqlCodec {
  writeTime(ms: number): SqlTime
  readTime(value: unknown): number
  writeFlag(flag: boolean): SqlFlag
  readFlag(value: unknown): boolean
  writeJson(value: Metadata): SqlJson
  readJson(value: unknown): Metadata
  /** Text that is only ever compared whole: short enough for an index, whatever its length. Equal texts, and only they, are equal so. */
  writeKey(text: string): string
  /** A whole number up to 2^53. */
  readInteger(value: unknown): number
  /** In a scope whose texts are sealed: seals and opens its rows. */
  readonly sealing?: Sealing
}

/** What differs between databases. */
export interface SqlFlavor {
  readonly name: string
  readonly codec: SqlCodec
  readonly types: SqlTypes
  createQueryCompiler: Dialect['createQueryCompiler']
  createIntrospector: Dialect['createIntrospector']
  /** The number of a scope as it follows from its name; null where the database counts scopes. */
  readonly scopeKey: ((name: string) => string) | null
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
  /** Whether the object in a JSON column has every entry of `wanted`, JSON text of an object of scalars; equal in type and value. */
  holdsEntries(column: Expression<unknown>, wanted: Expression<string>): Expression<SqlBool>
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
