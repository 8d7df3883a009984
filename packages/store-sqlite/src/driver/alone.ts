import { prepareFile } from '../open/file-checks.ts'
import type { Connect, SqliteDatabase } from './sqlite-database.ts'
import { closedBy } from './wrap.ts'

interface Hold {
  readonly lock: SqliteDatabase
  connections: number
}

const holds = new Map<string, Hold>()

/**
 * Opens a connection that writes, in one process at a time: others find the file busy until the last such connection of this one is
 * closed. The lock is one of SQLite itself on an empty file beside the database, which the system lifts when the process dies. A process
 * with a newer SQLite does not ask for it.
 */
export const alone =
  (connect: Connect): Connect =>
  (file, options) => {
    const hold = holds.get(file) ?? take(connect, file, options.timeout)
    hold.connections += 1
    try {
      const database = connect(file, options)
      return closedBy(database, () => {
        database.close()
        release(file, hold)
      })
    } catch (error) {
      release(file, hold)
      throw error
    }
  }

function take(connect: Connect, file: string, timeout: number): Hold {
  const path = `${file}-lock`
  prepareFile(path, false)
  const lock = connect(path, { readonly: false, timeout })
  try {
    lock.prepare('begin exclusive').run()
  } catch (error) {
    letGo(lock)
    throw error
  }
  const hold = { lock, connections: 0 }
  holds.set(file, hold)
  return hold
}

function release(file: string, hold: Hold): void {
  hold.connections -= 1
  if (hold.connections > 0) return
  holds.delete(file)
  letGo(hold.lock)
}

function letGo(lock: SqliteDatabase): void {
  if (lock.inTransaction) lock.prepare('rollback').run()
  lock.close()
}
