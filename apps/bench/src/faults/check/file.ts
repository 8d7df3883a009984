import BetterSqlite from 'better-sqlite3'

/** Index rows of no message, messages whose index rows are not there, and figures of a scope that are not those of its messages. */
const DISAGREEMENTS = [
  `select count(*) from postings p where not exists
    (select 1 from memory_items i where i.scope = p.scope and i.seq = p.item)`,
  `select count(*) from memory_items i where indexed_terms is not null and json_array_length(indexed_terms) <>
    (select count(*) from postings p where p.scope = i.scope and p.item = i.seq)`,
  `select count(*) from scopes s where documents <>
    (select count(*) from memory_items i where i.scope = s.id and i.indexed_terms is not null)`,
]

/** Faults of a database file by SQLite's own checks, and of the index against the messages. */
export function faultsOfFile(file: string): number {
  const database = new BetterSqlite(file)
  try {
    const count = (sql: string): number => Number(database.prepare(sql).pluck().get())
    const intact = database.pragma('integrity_check', { simple: true }) === 'ok'
    const dangling = database.pragma('foreign_key_check')
    return (
      (intact ? 0 : 1) +
      (dangling instanceof Array ? dangling.length : 1) +
      DISAGREEMENTS.filter((sql) => count(sql) > 0).length
    )
  } finally {
    database.close()
  }
}
