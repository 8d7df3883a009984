/** What can be bound to a statement; lists where the database has them. */
export type SqlParam =
  string | number | boolean | null | Uint8Array | readonly (string | number | boolean | null)[]

/** A row as the driver gives it: its values in the order the statement names them, which costs a third less than names do. */
export type SqlRow = readonly unknown[]

/** A statement compiled once. Drivers keep it prepared under its text. */
export interface SqlStatement {
  readonly sql: string
}

/** A statement with its values. */
export interface SqlQuery {
  readonly statement: SqlStatement
  readonly values: readonly SqlParam[]
}

/** Runs statements inside one transaction. Throws `StoreError`s only, and `CLOSED` once the transaction has ended. */
export interface SqlConnection {
  rows(query: SqlQuery): Promise<readonly SqlRow[]>
  /** Rows of three whole numbers each, for long lists: nothing in them is checked. */
  triples(query: SqlQuery): Promise<readonly (readonly [number, number, number])[]>
  /** Returns how many rows changed. */
  change(query: SqlQuery): Promise<number>
  /**
   * A write nobody need wait for. What it throws is thrown by it, by a later call, or at the latest by the end of the transaction,
   * which then keeps nothing; so is what `none` makes when it changed no row.
   */
  send(query: SqlQuery, none?: () => Error): Promise<void>
  /** Several of those in their order, where that costs less than one by one. */
  sendAll?(queries: readonly SqlQuery[]): Promise<void>
  /** Runs a statement that is not kept prepared, of any kind. */
  execute<Row>(sql: string, values: readonly unknown[]): Promise<{ rows: Row[]; changed: number }>
}

/**
 * The way to a database. `scope` lets a driver lock or route by it; null crosses scopes. `first` is run as part of
 * beginning the transaction and its rows are handed to `work`: a driver retries both on contention, or sends them together.
 */
export interface SqlDriver {
  /** One snapshot for everything `work` reads. */
  read<T>(scope: string | null, first: SqlQuery | null, work: SqlWork<T>): Promise<T>
  /** Serialised per scope; with null, against every writer. Commits when `work` resolves, else rolls back. */
  write<T>(scope: string | null, first: SqlQuery | null, work: SqlWork<T>): Promise<T>
  /** A snapshot read for as long as its caller likes, on a connection of its own. Left out by a driver that has only one. */
  readonly hold?: Hold
  /** Waits for what is under way and ends what is held; later calls throw `CLOSED`. Safe to call twice. */
  close(): Promise<void>
}

/** Opens a snapshot of a scope. @throws StoreError `STORE_BUSY` when all connections for it are held. */
export type Hold = (scope: string, first: SqlQuery | null) => Promise<HeldRead>

/** A snapshot that is held; `first` are the rows of the query that came with its beginning. */
export interface HeldRead {
  readonly connection: SqlConnection
  readonly first: readonly SqlRow[]
  /** Lets the connection go, and refuses it (`CLOSED`) from then on. Safe to call twice. */
  end(): Promise<void>
}

/** What is done on a connection; `first` are the rows of the query that came with its beginning. */
export type SqlWork<T> = (connection: SqlConnection, first: readonly SqlRow[]) => Promise<T>
