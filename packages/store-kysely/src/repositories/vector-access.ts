import type { VectorReader, VectorWriter } from '@recollect/core'
import type { Kysely } from 'kysely'
import type { SqlConnection } from '../driver/sql-driver.ts'
import type { ScopeSession } from './scope-session.ts'

/** How vectors are kept: several to a row as bytes, or in what a database has for them. */
export interface VectorAccess {
  reader(session: ScopeSession): VectorReader
  writer(session: ScopeSession): VectorWriter
  /** Takes an item's vectors out of every space. */
  remove(session: ScopeSession, seq: number): Promise<void>
  /** Removes all of the scope that stands outside of the tables every store has. Returns how many rows, by table. */
  erase?(session: ScopeSession): Promise<Readonly<Record<string, number>>>
}

/** A database that may keep vectors in more than one way: which one, is a property of the database. */
export interface VectorPlace {
  /** Asked by `migrate()` where no migration is outstanding: whether vectors are to be kept in another way than they are. */
  mustMove(connection: SqlConnection): Promise<boolean>
  /** Called by `migrate()` when they are, in its transaction, which `db` runs statements of a schema in. */
  move(connection: SqlConnection, db: Kysely<unknown>): Promise<void>
  /** Called once, in the first transaction. */
  find(connection: SqlConnection): Promise<VectorAccess>
}
