import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Store } from '@recollect/core'
import { anItem, plantEverything } from '@recollect/testkit'
import BetterSqlite from 'better-sqlite3'
import { describe, expect, it } from 'vitest'
import { openStore } from '../src/open-store.ts'
import { carelessConnect } from './support/erasing.ts'
import { inDirectory, migrated } from './support/files.ts'

const LANGUAGES = [
  (n: number) => `秘密第${String(n)}号不可告人`,
  (n: number) => `secret no. ${String(n)}, not for others`,
  (n: number) => `机密 secret ${String(n)} 混合`,
] as const

/** Texts of their own in Chinese, English and both, each kept to be looked for. */
function secrets() {
  const planted: string[] = []
  const next = () => {
    const text = (LANGUAGES[planted.length % 3] ?? LANGUAGES[0])(planted.length + 1000)
    planted.push(text)
    return text
  }
  return { planted, next }
}

/** Those of the texts that stand in a file of the directory. */
function standing(directory: string, texts: readonly string[]): readonly string[] {
  const files = readdirSync(directory).map((name) => readFileSync(join(directory, name)))
  return texts.filter((text) => files.some((file) => file.includes(text)))
}

/** Every table and how many rows of each scope it has, by the schema itself. */
function rowsByScope(file: string): ReadonlyMap<string, number> {
  const database = new BetterSqlite(file, { readonly: true })
  const tables = database
    .prepare<[], { name: string }>(
      `select t.name from sqlite_schema t join pragma_table_info(t.name) c on c.name = 'scope' where t.type = 'table'`,
    )
    .all()
  const counts = tables.map(({ name }) => {
    const row = database.prepare<[], { rows: number }>(`select count(*) as rows from "${name}"`).get()
    return [name, row?.rows ?? 0] as const
  })
  database.close()
  return new Map(counts)
}

async function plant(store: Store, scope: string, times: number): Promise<readonly string[]> {
  const { planted, next } = secrets()
  for (let time = 0; time < times; time += 1) await plantEverything(store, scope, next)
  return planted
}

describe('erasing a scope', () => {
  it('leaves none of a thousand secrets in any file, while the store is open and with another scope beside', async () => {
    await inDirectory(async (directory) => {
      const store = await migrated({ file: join(directory, 'r.db') })
      const other = { planted: ['kept in full, for others'], next: () => 'kept in full, for others' }
      await store.transaction('bob', (tx) => tx.items.insert(anItem({ text: other.next() })))
      const planted = await plant(store, 'alice', 12)
      expect(planted.length).toBeGreaterThan(1000)
      expect(standing(directory, planted)).toHaveLength(planted.length)
      const { residue } = await store.erase('alice')
      expect(standing(directory, planted)).toEqual([])
      expect(residue).toMatchObject({ found: 0, files: [{ name: 'r.db' }, { name: 'r.db-wal', bytes: 0 }] })
      expect(residue?.searched).toBeGreaterThan(1000)
      expect(standing(directory, other.planted)).toEqual(other.planted)
      await store.close()
    })
  })

  it('removes rows from every table there is', async () => {
    await inDirectory(async (directory) => {
      const file = join(directory, 'r.db')
      const store = await migrated({ file })
      await plant(store, 'alice', 1)
      const before = rowsByScope(file)
      expect([...before].filter(([, rows]) => rows === 0)).toEqual([])
      expect(before.size).toBeGreaterThan(20)
      const { rows } = await store.erase('alice', { audit: true })
      expect([...rowsByScope(file)].filter(([, left]) => left > 0)).toEqual([])
      expect(new Map(Object.entries(rows).filter(([table]) => table !== 'scopes'))).toEqual(before)
      await store.close()
    })
  })

  it('counts no text that another scope holds as well', async () => {
    await inDirectory(async (directory) => {
      const store = await migrated({ file: join(directory, 'r.db') })
      const text = '我们都住在朝阳区望京街道'
      for (const scope of ['alice', 'bob'])
        await store.transaction(scope, (tx) => tx.items.insert(anItem({ text })))
      expect((await store.erase('alice')).residue).toMatchObject({ found: 0 })
      expect(standing(directory, [text])).toEqual([text])
      await store.close()
    })
  })

  it('says so when a reader keeps the log from being emptied, and does it once the reader has ended', async () => {
    await inDirectory(async (directory) => {
      const store = await migrated({ file: join(directory, 'r.db'), retryDeadlineMs: 100 })
      const planted = await plant(store, 'alice', 1)
      const held = await store.read('alice', async (view) => {
        await view.items.count()
        return store.erase('alice')
      })
      expect(held.remains.join()).toMatch(/write-ahead log: another connection reads/u)
      expect(held.residue?.found).toBeGreaterThan(0)
      const again = await store.erase('alice')
      expect(again.remains.join()).not.toMatch(/write-ahead log/u)
      expect(standing(directory, planted)).toEqual([])
      await store.close()
    })
  })

  it('writes the file anew when free space still holds what was erased', async () => {
    await inDirectory(async (directory) => {
      const file = join(directory, 'r.db')
      const careless = openStore({ file }, { connect: carelessConnect })
      await careless.migrate()
      const planted = await plant(careless, 'alice', 3)
      const { residue } = await careless.erase('alice')
      expect(residue?.found).toBe(0)
      expect(standing(directory, planted)).toEqual([])
      await careless.close()
    })
  })

  it('has no file to look at in memory, and says so', async () => {
    const store = await migrated({ file: ':memory:' })
    await plant(store, 'alice', 1)
    expect(await store.erase('alice')).toMatchObject({ residue: null, rows: { memory_items: 1 } })
    await store.close()
  })
})
