import type { ScopeTransaction } from '@recollect/core/store'
import { aCard, aChange, anItem } from '@recollect/testkit'
import { describe, expect, inject, it, vi } from 'vitest'
import { ownDatabase } from '@recollect/test-postgres/vitest'
import { schemaHarness } from './support/schemas.ts'

/** Two names come to one number, as they would once in twenty million databases. */
vi.mock(import('../src/codec/scope-key.ts'), async (original) => {
  const { scopeKey } = await original()
  return { scopeKey: (name: string) => scopeKey(name === '乙' ? '甲' : name) }
})

describe.runIf(inject('postgres').available)('two scopes of one number', () => {
  const database = ownDatabase()

  it('a scope whose number is taken is refused when it is first written to, and is shown nothing', async () => {
    const store = await schemaHarness('collision', database).create()
    const item = anItem({ text: '甲的秘密' })
    await store.transaction('甲', async (tx) => {
      const { seq } = await tx.items.insert(item)
      await tx.search.index(seq, new Map([['秘密', 1]]))
      await tx.cards.insert(aCard())
      await tx.setNextDue(7)
    })
    for (const name of ['乙', '甲']) {
      const seen = await store.read(name, async (view) => [
        await view.items.count(),
        await view.items.get(item.id),
        (await view.cards.list({ limit: 10 })).rows.length,
        (await view.search.postings(['秘密'], 10)).documents,
        view.nextDue,
      ])
      expect(seen).toEqual(name === '乙' ? [0, null, 0, 0, null] : [1, expect.anything(), 1, 1, 7])
    }
    const writes: ((tx: ScopeTransaction) => Promise<unknown>)[] = [
      (tx) => tx.items.insert(anItem()),
      (tx) => tx.cards.insert(aCard()),
      (tx) => tx.setNextDue(1),
      (tx) => tx.changes.append(aChange(), []),
    ]
    for (const write of writes) {
      await expect(store.transaction('乙', write)).rejects.toMatchObject({
        code: 'STORE_CONFLICT',
        message: /another name/u,
      })
    }
    for (const write of [
      (tx: ScopeTransaction) => tx.items.update(item.id, { active: false }),
      (tx: ScopeTransaction) => tx.items.remove(item.id),
    ]) {
      await expect(store.transaction('乙', write)).rejects.toMatchObject({ code: 'NOT_FOUND' })
    }
    expect(await store.read('甲', (view) => view.items.get(item.id))).toMatchObject({
      text: item.text,
      active: true,
    })
    expect(await store.read('甲', (view) => view.items.count())).toBe(1)
    await store.close()
  })
})
