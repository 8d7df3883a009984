import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Store } from '@recollect/core'
import type { StoreHarness } from '@recollect/testkit'
import { sqliteStore } from '../../src/index.ts'
import { openStore } from '../../src/open-store.ts'
import type { SqliteDriverName, SqliteStoreOptions } from '../../src/index.ts'
import { copyingConnect } from './faults.ts'

/** A directory of its own for one test; `remove` takes it away again. */
export function temporaryDirectory(): { readonly path: string; remove(): void } {
  const path = mkdtempSync(join(tmpdir(), 'recollect-'))
  return { path, remove: () => rmSync(path, { recursive: true, force: true }) }
}

/** Runs a test in a directory of its own. */
export async function inDirectory<T>(work: (directory: string) => Promise<T>): Promise<T> {
  const { path, remove } = temporaryDirectory()
  try {
    return await work(path)
  } finally {
    remove()
  }
}

export async function migrated(options: SqliteStoreOptions): Promise<Store> {
  const store = sqliteStore(options)
  await store.migrate()
  return store
}

const migratedOnce = new Map<SqliteDriverName, Promise<Buffer>>()

/** An empty database with its tables: making them takes longer than most tests. */
export function template(driver: SqliteDriverName = 'better-sqlite3'): Promise<Buffer> {
  const known = migratedOnce.get(driver)
  if (known !== undefined) return known
  const made = inDirectory(async (directory) => {
    const file = join(directory, 'template.db')
    await (await migrated({ file, driver })).close()
    return readFileSync(file)
  })
  migratedOnce.set(driver, made)
  return made
}

/** Stores in files of their own. */
export function fileHarness(name: string, options: Omit<SqliteStoreOptions, 'file'> = {}): StoreHarness {
  const places = new Map<Store, { readonly path: string; remove(): void }>()
  return {
    name,
    create: async () => {
      const place = temporaryDirectory()
      const file = join(place.path, 'recollect.db')
      writeFileSync(file, await template(options.driver), { mode: 0o600 })
      const store = await migrated({ ...options, file })
      places.set(store, place)
      return store
    },
    reopen: async (store) =>
      sqliteStore({ ...options, file: join(places.get(store)?.path ?? '', 'recollect.db') }),
    destroy: async (store) => places.get(store)?.remove(),
  }
}

export const memoryHarness: StoreHarness = {
  name: 'sqlite, in memory',
  create: async () => {
    const store = openStore({ file: ':memory:' }, { connect: copyingConnect(await template()) })
    await store.migrate()
    return store
  },
}
