import { createHash } from 'node:crypto'
import BetterSqlite from 'better-sqlite3'

/** Tables of what was said and what became of it; caches may be filled at any time. */
const TABLES = [
  'scopes',
  'memory_items',
  'memory_cards',
  'postings',
  'changes',
  'sessions',
  'qa_turns',
  'qa_topics',
]

/** A hash of every row: two databases that hold the same have the same. The file stays as it is. */
export function digestOf(file: string): string {
  const database = new BetterSqlite(file)
  const hash = createHash('sha256')
  try {
    for (const table of TABLES)
      hash.update(JSON.stringify(database.prepare(`select * from ${table} order by 1, 2, 3`).all()))
  } finally {
    database.close()
  }
  return hash.digest('hex')
}
