import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Store } from '@recollect/core'
import { english } from '@recollect/extract-en'
import { chinese } from '@recollect/extract-zh'
import { sqliteStore } from '@recollect/store-sqlite'
import { testForgetting } from '@recollect/testkit'
import Database from 'better-sqlite3'
import { afterAll } from 'vitest'

const packs = [chinese(), english()]
const languages = () => packs

const directory = mkdtempSync(join(tmpdir(), 'recollect-forgetting-'))
afterAll(() => rmSync(directory, { recursive: true, force: true }))
const files = new Map<Store, string>()

testForgetting({
  name: 'SQLite',
  store: {
    name: 'sqlite',
    create: async () => {
      const file = join(directory, `${String(files.size)}.db`)
      const store = sqliteStore({ file, durability: 'normal' })
      await store.migrate()
      files.set(store, file)
      return store
    },
  },
  languages,
  dump: async (store) => everyText(files.get(store) ?? ''),
})

/** Every text and blob of every table, as another connection reads the file. */
function everyText(file: string): string {
  const database = new Database(file, { readonly: true })
  try {
    const tables = database.prepare("select name from sqlite_master where type = 'table'").pluck().all()
    return tables
      .map((name) => {
        const rows = database
          .prepare(`select * from "${String(name)}"`)
          .raw()
          .all()
        return rows.flat().map(shown).join('\n')
      })
      .join('\n')
  } finally {
    database.close()
  }
}

const shown = (value: unknown): string => (Buffer.isBuffer(value) ? value.toString('utf8') : String(value))
