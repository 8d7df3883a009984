import type { Connection } from '../driver/connection.ts'
import type { ByteScanner } from './scanner.ts'

const pause = (): Promise<void> => new Promise((resolve) => setImmediate(resolve))
/** Bytes searched, and rows read, before others have their turn. */
const [BYTES, ROWS] = [262_144, 500]

const TABLES = `select name from sqlite_schema where type = 'table' and name not like 'sqlite\\_%' escape '\\'`

/** Places of the needles that stand in a row of any table, or in the schema: they are somebody's, and no residue. */
export async function searchRows({ database }: Connection, scanner: ByteScanner): Promise<Set<number>> {
  const found = new Set<number>()
  const tables = database.prepare<{ name: string }>(TABLES).all()
  for (const name of [...tables.map((table) => table.name), 'sqlite_schema']) {
    let [read, searched] = [0, 0]
    const rows = database.prepare<object>(`select * from "${name.replaceAll('"', '""')}"`)
    for (const row of rows.iterate()) {
      for (const value of Object.values(row)) searched += scanValue(value, scanner, found)
      read += 1
      if (read < ROWS && searched < BYTES) continue
      ;[read, searched] = [0, 0]
      await pause()
    }
  }
  return found
}

/** How many bytes it has. */
function scanValue(value: unknown, scanner: ByteScanner, found: Set<number>): number {
  const bytes = typeof value === 'string' ? Buffer.from(value) : value
  if (!(bytes instanceof Uint8Array)) return 0
  scanner.scan(bytes, found)
  return bytes.length
}
