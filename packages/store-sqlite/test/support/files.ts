import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Store } from '@recollect/core'
import type { StoreHarness } from '@recollect/testkit'
import { sqliteStore } from '../../src/index.ts'
import type { SqliteStoreOptions } from '../../src/index.ts'

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

/** Stores in files of their own. */
export function fileHarness(name: string, options: Omit<SqliteStoreOptions, 'file'> = {}): StoreHarness {
  const places = new Map<Store, { readonly path: string; remove(): void }>()
  return {
    name,
    create: async () => {
      const place = temporaryDirectory()
      const store = await migrated({ ...options, file: join(place.path, 'recollect.db') })
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
  create: () => migrated({ file: ':memory:' }),
}
