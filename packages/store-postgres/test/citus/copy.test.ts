import type { Store } from '@recollect/core'
import { inMemoryStore } from '@recollect/store-memory'
import { createDatabase, serverOf } from '@recollect/test-postgres'
import { copyStore } from '@recollect/transfer'
import { describe, expect, inject, it } from 'vitest'
import { openStore } from '../../src/open-store.ts'
import { fill } from '../support/fill.ts'
import { hasCluster, ownCluster, spreadStore } from './support/cluster.ts'

const SCOPES = ['alice', '小明', ...Array.from({ length: 10 }, (_, at) => `scope ${String(at)}`)]

/** Copies everything, which compares what arrived by counts and hashes. */
async function copied(from: Store, to: Store): Promise<readonly string[]> {
  const { scopes } = await copyStore(from, to)
  return scopes.map(({ scope }) => scope).toSorted()
}

describe.runIf(hasCluster())('a copy', () => {
  const database = ownCluster()

  it('goes from a store in memory to a cluster of Citus and back, with all of it', async () => {
    const source = inMemoryStore()
    for (const scope of SCOPES) await fill(source, scope, scope)
    const { store } = await spreadStore(database.current)
    expect(await copied(source, store)).toEqual(SCOPES.toSorted())
    expect(await copied(store, inMemoryStore())).toEqual(SCOPES.toSorted())
    await store.close()
  }, 120_000)

  it.runIf(inject('postgres').available)(
    'goes from one server to a cluster and back',
    async () => {
      const single = await createDatabase(serverOf(inject('postgres')).adminUrl)
      const source = openStore({ url: single.url, vectors: 'packed' })
      await source.migrate()
      for (const scope of SCOPES) await fill(source, scope, scope)
      const { store } = await spreadStore(database.current)
      expect(await copied(source, store)).toEqual(SCOPES.toSorted())
      const back = openStore({ url: single.url, schema: 'back', vectors: 'packed' })
      await back.migrate()
      expect(await copied(store, back)).toEqual(SCOPES.toSorted())
      for (const each of [source, store, back]) await each.close()
      await single.drop()
    },
    120_000,
  )
})
