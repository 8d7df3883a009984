import type { Store } from '@recollect/core'
import { inMemoryStore } from '@recollect/store-memory'
import { postgresStore } from '@recollect/store-postgres'
import { sqliteStore } from '@recollect/store-sqlite'
import { describe, expect, inject, it } from 'vitest'
import { isolation, listening } from '../../src/fuzz/isolation/run.ts'
import { forgetScopes } from '../../src/fuzz/isolation/without-scope.ts'
import { openMemory } from '../../src/fuzz/memory.ts'
import { ownDatabase } from '../postgres/own-database.ts'

async function apart(store: Store, scopes: number, calls: number): Promise<void> {
  const { observer, heard } = listening()
  const recollect = await openMemory(store, observer)
  try {
    const { faults, bytes, refused } = await isolation(recollect, { scopes, calls, seed: 11 }, heard)
    expect(faults).toEqual([])
    expect(bytes).toBeGreaterThan(calls * 100)
    expect(refused).toBeLessThan(calls / 2)
  } finally {
    await recollect.close()
  }
}

describe('scopes that hold the same records under the same ids', { timeout: 120_000 }, () => {
  it('two hundred of them in memory tell nothing of each other, whatever is called', () =>
    apart(inMemoryStore(), 200, 400))

  it('neither on SQLite', () => apart(sqliteStore({ file: ':memory:' }), 60, 250))

  describe.runIf(inject('postgres').available)('on Postgres', () => {
    const database = ownDatabase()
    const open = (schema: string) => postgresStore({ url: database.current.url, schema, partitions: 2 })

    it('neither do they there', () => apart(open('filtered'), 12, 100))

    it('nor with row-level security alone, when each statement forgets its scope', async () => {
      const { end } = forgetScopes()
      await apart(open('bound'), 12, 100).finally(() => {
        expect(end()).toBeGreaterThan(500)
      })
    })
  })
})
