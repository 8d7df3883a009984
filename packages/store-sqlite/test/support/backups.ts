import { readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import type { Store } from '@recollect/core'
import { aCard, anItem, sequentialIds } from '@recollect/testkit'
import BetterSqlite from 'better-sqlite3'
import { sqliteStore } from '../../src/index.ts'
import { migrated } from './files.ts'

const ids = sequentialIds()
let written = 0

export async function say(store: Store, text: string): Promise<void> {
  await store.transaction('alice', async (tx) => {
    written += 1
    const item = await tx.items.insert(anItem({ id: ids.next(written), text }))
    await tx.search.index(item.seq, new Map([['word', 1]]))
    await tx.cards.insert(
      aCard({ id: ids.next(written + 1_000_000), slot: `slot${String(written)}`, value: text, version: 1 }),
    )
  })
}

/** A database with some messages, of which the newest stand in its log alone. */
export async function filled(
  directory: string,
  messages = 20,
  words = 200,
): Promise<{ file: string; store: Store }> {
  const file = join(directory, 'memory.db')
  const store = await migrated({ file, durability: 'normal' })
  for (let at = 0; at < messages; at += 1) await say(store, `第 ${String(at)} 条 ${'words '.repeat(words)}`)
  return { file, store }
}

export async function textsIn(file: string): Promise<readonly string[]> {
  const store = sqliteStore({ file })
  const { rows } = await store.read('alice', (view) => view.items.list({ limit: 1000 }))
  await store.close()
  return rows.map(({ text }) => text)
}

/** Does something to a file behind the library's back. */
export function meddle(file: string, sql: string): void {
  const database = new BetterSqlite(file)
  database.exec(sql)
  database.close()
}

export const isSound = (file: string): boolean => {
  const database = new BetterSqlite(file, { readonly: true })
  const [row] = [database.pragma('integrity_check', { simple: true })]
  database.close()
  return row === 'ok'
}

export const modeOf = (file: string): number => statSync(file).mode & 0o777

/** What stands in a directory beside the database and its log. */
export const beside = (directory: string): readonly string[] =>
  readdirSync(directory)
    .filter((name) => !name.startsWith('memory.db') || name.includes('before-restore'))
    .sort()
