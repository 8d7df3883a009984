import type { Waiter } from '@recollect/store-kysely'
import type { Connection } from '../driver/connection.ts'
import type { Connections } from '../driver/connections.ts'
import { isBusy } from '../map-error.ts'

const LONGEST_PAUSE = 500

/** Copies the log back into the database and cuts it to nothing. False when others read from it for longer than `deadlineMs`. */
export async function emptyLog(
  connections: Connections,
  waiter: Waiter,
  deadlineMs: number,
): Promise<boolean> {
  const began = waiter.now()
  for (let wait = 4; ; wait = Math.min(wait * 2, LONGEST_PAUSE)) {
    if (await connections.lendWriter((connection) => Promise.resolve(cut(connection)))) return true
    if (waiter.now() - began >= deadlineMs) return false
    await waiter.sleep(wait * (0.5 + waiter.random()))
  }
}

function cut({ database }: Connection): boolean {
  try {
    // It answers with 1 when a reader was in the way.
    return database.pragma('wal_checkpoint(truncate)') === 0
  } catch (error) {
    if (isBusy(error)) return false
    throw error
  }
}
