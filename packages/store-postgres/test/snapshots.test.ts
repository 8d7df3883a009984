import type { Snapshot } from '@recollect/core/store'
import { anItem } from '@recollect/testkit'
import { ownDatabase } from '@recollect/test-postgres/vitest'
import { describe, expect, inject, it } from 'vitest'
import { postgresStore } from '../src/index.ts'

describe.runIf(inject('postgres').available)('snapshots', () => {
  const database = ownDatabase()

  it('take no connection of those that reads and writes go round on', async () => {
    const store = postgresStore({ url: database.current.url, poolSize: 2 })
    await store.migrate()
    const held: Snapshot[] = []
    for (let i = 0; i < 2; i += 1) {
      const snapshot = await store.snapshot?.('alice')
      if (snapshot !== undefined) held.push(snapshot)
    }
    expect(held).toHaveLength(2)
    await Promise.all(
      Array.from({ length: 4 }, () => store.transaction('alice', (tx) => tx.items.insert(anItem()))),
    )
    expect(await store.read('alice', ({ items }) => items.count())).toBe(4)
    for (const { view, close } of held) {
      expect(await view.items.count()).toBe(0)
      await close()
    }
    await store.close()
  })

  it('see the rows of their scope alone, under row-level security', async () => {
    const store = postgresStore({ url: database.current.url })
    await store.migrate()
    await store.transaction('bob', (tx) => tx.items.insert(anItem({ text: 'of bob' })))
    const held = await store.snapshot?.('carol')
    expect(await held?.view.items.count()).toBe(0)
    await held?.close()
    await store.close()
  })
})
