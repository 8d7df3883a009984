import { prepareFile } from '../open/file-checks.ts'
import type { Connect, SqliteDatabase } from './sqlite-database.ts'
import { closedBy } from './wrap.ts'

interface Hold {
  readonly lock: SqliteDatabase
  connections: number
}

const holds = new Map<string, Hold>()
/** Files this process has had to itself before: libsql lets go of one when its statements are collected, not when it is closed. */
const known = new Set<string>()

/**
 * Opens a connection that writes, in one process at a time: others find the file busy until the last such connection of this one is
 * closed. The lock is one of SQLite itself on an empty file beside the database, which the system lifts when the process dies.
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
    if (!known.has(file)) findNobody(connect, file, timeout)
  } catch (error) {
    letGo(lock)
    throw error
  }
  const hold = { lock, connections: 0 }
  holds.set(file, hold)
  known.add(file)
  return hold
}

/** SQLite leaves the log only when nobody else has the file open, with whatever driver. */
function findNobody(connect: Connect, file: string, timeout: number): void {
  const database = connect(file, { readonly: false, timeout })
  try {
    database.pragma('journal_mode = delete')
  } finally {
    database.close()
  }
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
