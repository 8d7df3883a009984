import { importLate, noDriver } from '../driver/advice.ts'
import type { ServerSettings } from './options.ts'

export type Value = string | number | bigint | null | Uint8Array

/** What a statement gave. Rows can be read by the place of a column. */
export interface Result {
  readonly columns: readonly string[]
  readonly rows: readonly ArrayLike<unknown>[]
  readonly rowsAffected: number
}
export interface Statement {
  readonly sql: string
  readonly args: readonly Value[]
}
/** What is used of a transaction of `@libsql/client`: it begins with its first statements, and stops at the first that fails. */
export interface Transaction {
  batch(statements: readonly Statement[]): Promise<readonly Result[]>
  commit(): Promise<void>
  rollback(): Promise<void>
  close(): void
}
export interface Client {
  transaction(mode: 'write' | 'deferred'): Promise<Transaction>
  close(): void
}
interface LibsqlClient {
  readonly createClient: (options: object) => Client
}

/** @throws StoreError `STORE_UNAVAILABLE` when `@libsql/client` is not installed. */
export async function openClient({ url, authToken }: ServerSettings): Promise<Client> {
  // Its entry for the web has no file and nothing native, and asks the same over HTTP.
  const found = await importLate('@libsql/client/http').catch((error: unknown) => {
    throw noDriver('@libsql/client is not installed. Run "npm install @libsql/client".', error)
  })
  if (!isLibsqlClient(found))
    throw noDriver(
      'This @libsql/client has another form than expected. Run "npm install @libsql/client@0.18".',
    )
  return found.createClient({ url, ...(authToken !== null && { authToken }), intMode: 'number' })
}

const isLibsqlClient = (found: unknown): found is LibsqlClient =>
  typeof found === 'object' && found !== null && 'createClient' in found
