import type { Erasure } from '@recollect/core/store'
import type { ScopeKey } from '../schema.ts'
import type { SqlConnection } from './sql-driver.ts'

/** What a database does about the bytes of one erasure, once the rows are gone. */
export interface Aftermath {
  /** In the transaction, before anything is removed: notes what to look for. Called again when the transaction is run again. */
  note(connection: SqlConnection, scope: ScopeKey): Promise<void>
  /** After the commit. Throws nothing: what could not be done stands in `remains`. */
  finish(): Promise<Pick<Erasure, 'residue' | 'remains'>>
}
