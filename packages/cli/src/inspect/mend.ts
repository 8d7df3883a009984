import type { SqliteDatabase } from '@recollect/store-sqlite/driver'
import { z } from 'zod'
import { openFile } from './database.ts'
import type { DatabaseFile } from './database.ts'
import { ORPHANS } from './orphans.ts'

/** An item of the text index, by the number of its scope's name and its own. */
export interface ItemPlace {
  readonly scope: string
  readonly seq: number
}

const BUSY_MS = 10_000
const countRow = z.object({ rows: z.number() })

/** Orphaned rows by table; tables without any are left out. Reads only. */
export async function orphansIn(where: DatabaseFile): Promise<Readonly<Record<string, number>>> {
  const db = await openFile(where, { readonly: true })
  try {
    const there = tablesOf(db)
    const found = new Map<string, number>()
    for (const { table, where: orphaned } of ORPHANS) {
      if (!there.has(table)) continue
      const { rows } = countRow.parse(
        db.prepare(`select count(*) as rows from ${table} as o where ${orphaned}`).all()[0],
      )
      if (rows > 0) found.set(table, (found.get(table) ?? 0) + rows)
    }
    return Object.fromEntries(found)
  } finally {
    db.close()
  }
}

/**
 * Removes orphaned rows, and takes the items out of the text index, to be put in anew; sets the figures of the index right. One
 * transaction. Returns how many rows were orphans.
 */
export async function mendFile(where: DatabaseFile, items: readonly ItemPlace[]): Promise<number> {
  const db = await openFile(where, { readonly: false, timeout: BUSY_MS })
  try {
    db.pragma('secure_delete = 1')
    db.pragma('synchronous = 2')
    db.prepare('begin immediate').run()
    const removed = removeOrphans(db)
    for (const { scope, seq } of items) takeOut(db, scope, seq)
    db.prepare(FIGURES).run()
    db.prepare('commit').run()
    return removed
  } finally {
    db.close()
  }
}

function removeOrphans(db: SqliteDatabase): number {
  const there = tablesOf(db)
  let removed = 0
  for (const { table, where } of ORPHANS) {
    if (there.has(table)) removed += db.prepare(`delete from ${table} as o where ${where}`).run().changes
  }
  return removed
}

const OF_SCOPE = 'scope = (select id from scopes where name = ?)'

function takeOut(db: SqliteDatabase, scope: string, seq: number): void {
  db.prepare(`delete from postings where ${OF_SCOPE} and item = ?`).run(scope, seq)
  db.prepare(`update memory_items set indexed_terms = null where ${OF_SCOPE} and seq = ?`).run(scope, seq)
}

/** Documents of the index, and the sum of their lengths, as they are. */
const FIGURES = `update scopes set
  documents = (select count(distinct item) from postings where scope = scopes.id),
  total_length = (select coalesce(sum(len), 0) from (select distinct item, len from postings where scope = scopes.id))`

const names = z.array(z.object({ name: z.string() }))

const tablesOf = (db: SqliteDatabase): ReadonlySet<string> =>
  new Set(
    names
      .parse(db.prepare("select name from sqlite_master where type = 'table'").all())
      .map(({ name }) => name),
  )
