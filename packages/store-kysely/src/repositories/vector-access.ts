import type { Kysely } from 'kysely'
import type { SqlConnection } from '../driver/sql-driver.ts'
import type { VectorAccess } from './scope-session.ts'

/** A database that may keep vectors in more than one way: which one, is a property of the database. */
export interface VectorPlace {
  /** Asked by `migrate()` where no migration is outstanding: whether vectors are to be kept in another way than they are. */
  mustMove(connection: SqlConnection): Promise<boolean>
  /** Called by `migrate()` when they are, in its transaction, which `db` runs statements of a schema in. */
  move(connection: SqlConnection, db: Kysely<unknown>): Promise<void>
  /** Called once, in the first transaction. */
  find(connection: SqlConnection): Promise<VectorAccess>
}
