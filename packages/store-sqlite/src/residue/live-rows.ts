import type { Connection } from '../driver/connection.ts'
import type { ByteScanner } from './scanner.ts'

const pause = (): Promise<void> => new Promise((resolve) => setImmediate(resolve))
/** Rows read before others have their turn. */
const ROWS = 2000

const TABLES = `select name from sqlite_schema where type = 'table' and name not like 'sqlite\\_%' escape '\\'`

/** Places of the needles that stand in a row of any table, or in the schema: they are somebody's, and no residue. */
export async function searchRows({ database }: Connection, scanner: ByteScanner): Promise<Set<number>> {
  const found = new Set<number>()
  const tables = database.prepare<{ name: string }>(TABLES).all()
  for (const name of [...tables.map((table) => table.name), 'sqlite_schema']) {
    let read = 0
    const rows = database.prepare<object>(`select * from "${name.replaceAll('"', '""')}"`)
    for (const row of rows.iterate()) {
      for (const value of Object.values(row)) scanValue(value, scanner, found)
      read += 1
      if (read % ROWS === 0) await pause()
    }
  }
  return found
}

function scanValue(value: unknown, scanner: ByteScanner, found: Set<number>): void {
  if (typeof value === 'string') scanner.scan(Buffer.from(value), found)
  else if (value instanceof Uint8Array) scanner.scan(value, found)
}
