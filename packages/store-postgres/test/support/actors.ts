import type { Store } from '@recollect/core'
import { createRole } from '@recollect/test-postgres'
import type { TestDatabase, TestRole } from '@recollect/test-postgres'
import { afterAll, beforeAll } from 'vitest'
import { openStore } from '../../src/open-store.ts'
import type { PostgresStoreOptions } from '../../src/options.ts'

/** A role beside the owner, made before the tests of a file and dropped after them. Call it after `ownDatabase`. */
export function ownRole(database: { readonly current: TestDatabase }): { readonly current: TestRole } {
  const made: { role?: TestRole } = {}
  beforeAll(async () => {
    made.role = await createRole(database.current.adminUrl)
  })
  afterAll(() => made.role?.drop())
  return {
    get current() {
      if (made.role === undefined) throw new Error('the role is made before the first test')
      return made.role
    },
  }
}

/** Runs work on a store, and closes it. */
export async function withStore<T>(
  options: PostgresStoreOptions,
  work: (store: Store) => Promise<T>,
): Promise<T> {
  const store = openStore(options)
  try {
    return await work(store)
  } finally {
    await store.close()
  }
}
