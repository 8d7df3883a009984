import type { Store } from '@recollect/core'
import type { ScopeTransaction, ScopeView } from '@recollect/core/store'
import { startFaultyProxy } from '@recollect/test-postgres'
import type { Break, FaultyProxy } from '@recollect/test-postgres'
import { aCard, anItem, NOON } from '@recollect/testkit'
import { afterAll, afterEach, beforeAll, describe, expect, inject, it } from 'vitest'
import { postgresStore } from '../src/index.ts'
import { ownDatabase } from '@recollect/test-postgres/vitest'
import { watchRejections } from './support/rejections.ts'

const BREAKS: readonly Break[] = ['cut', 'reset', 'ended by the server', 'answer lost']

/** A message that replaces a fact, and everything that goes with it. */
function remember(store: Store, scope: string): Promise<void> {
  return store.transaction(scope, async (tx: ScopeTransaction) => {
    const old = await tx.items.byKey('old')
    const [card] = await tx.cards.active('user', ['location'])
    const item = await tx.items.insert(anItem({ key: 'new', text: '我搬到了海淀区, I moved' }))
    await tx.search.index(
      item.seq,
      new Map([
        ['海淀区', 1],
        ['move', 2],
      ]),
    )
    await tx.cards.update(card?.id ?? '', { active: false, supersededAt: NOON })
    await tx.cards.insert(aCard({ version: 2, parentId: card?.id ?? null, value: '海淀区', itemId: item.id }))
    await tx.items.update(old?.id ?? '', { active: false })
    await tx.expansions.put([
      {
        originalQuery: 'q',
        expandedQuery: 'q',
        kind: 'or_query',
        madeBy: 'p',
        payload: '{}',
        createdAt: NOON,
      },
    ])
  })
}

function seed(store: Store, scope: string): Promise<void> {
  return store.transaction(scope, async (tx) => {
    const item = await tx.items.insert(anItem({ key: 'old' }))
    await tx.search.index(item.seq, new Map([['朝阳区', 1]]))
    await tx.cards.insert(aCard())
  })
}

/** What a scope holds, without the ids, which differ from scope to scope. */
async function look({ items, cards, search, expansions }: ScopeView): Promise<unknown> {
  const { rows } = await items.list({ limit: 9 })
  const chain = await cards.history('user:location')
  return {
    items: rows.map(({ key, seq, active }) => ({ key, seq, active })),
    cards: chain.map(({ value, version, active, parentId }) => [value, version, active, parentId !== null]),
    search: await search.postings(['朝阳区', '海淀区', 'move'], 99),
    expansions: (await expansions.get('q', 'p'))?.length,
  }
}

const stateOf = (store: Store, scope: string): Promise<unknown> => store.read(scope, look)

describe.runIf(inject('postgres').available)('a connection that breaks', () => {
  const database = ownDatabase()
  const rejections = watchRejections()
  let proxy: FaultyProxy
  let store: Store
  let direct: Store
  let scopes = 0
  const fresh = (): string => `scope ${String((scopes += 1))} 范围`

  beforeAll(async () => {
    const { url, adminUrl } = database.current
    proxy = await startFaultyProxy(url, adminUrl)
    direct = postgresStore({ url, partitions: 2 })
    await direct.migrate()
    store = postgresStore({ url: proxy.url, partitions: 2, poolSize: 2, retryDeadlineMs: 20_000 })
    await store.read('nobody', look)
  })
  afterAll(async () => {
    await store.close()
    await direct.close()
    await proxy.close()
  })
  afterEach(() => {
    proxy.disarm()
    expect(rejections()).toEqual([])
  })

  describe.each(BREAKS)('(%s)', (how) => {
    it('at any statement of a transaction: it is done, once, and the caller does not notice', async () => {
      const after = fresh()
      await seed(direct, after)
      await remember(direct, after)
      const wanted = await stateOf(direct, after)
      let at = 1
      for (; ; at += 1) {
        const scope = fresh()
        await seed(direct, scope)
        proxy.arm(at, how)
        await remember(store, scope)
        const reached = proxy.statements >= at
        proxy.disarm()
        if (!reached) break
        expect(await stateOf(direct, scope), `statement ${String(at)}`).toEqual(wanted)
        expect(await stateOf(store, scope)).toEqual(wanted)
      }
      expect(at).toBeGreaterThan(12)
    })

    it('at any statement of a read: it is made again', async () => {
      const scope = fresh()
      await seed(direct, scope)
      const whole = await stateOf(direct, scope)
      let at = 1
      for (; ; at += 1) {
        proxy.arm(at, how)
        expect(await stateOf(store, scope), `statement ${String(at)}`).toEqual(whole)
        if (proxy.statements < at) break
      }
      expect(at).toBeGreaterThan(6)
    })
  })

  it('does not have what the caller refused done again', async () => {
    const scope = fresh()
    let runs = 0
    const refused = store.transaction(scope, async (tx) => {
      runs += 1
      await tx.items.insert(anItem())
      proxy.arm(1, 'cut')
      throw new Error('refused by the caller')
    })
    await expect(refused).rejects.toThrow('refused by the caller')
    expect(runs).toBe(1)
    expect(await store.read(scope, (view) => view.items.count())).toBe(0)
  })

  it.each(BREAKS)('fails a call that may not be tried again with a typed error (%s)', async (how) => {
    const once = postgresStore({ url: proxy.url, retryDeadlineMs: 0 })
    const scope = fresh()
    await seed(direct, scope)
    const [before, begun] = [await stateOf(direct, scope), fresh()]
    await seed(direct, begun)
    await remember(direct, begun)
    const after = await stateOf(direct, begun)
    await once.read(scope, look)
    for (let at = 1; ; at += 1) {
      const mine = fresh()
      await seed(direct, mine)
      proxy.arm(at, how)
      const outcome = await remember(once, mine).then(
        () => 'done',
        (error: unknown) => error,
      )
      const reached = proxy.statements >= at
      proxy.disarm()
      if (!reached) break
      const now = JSON.stringify(await stateOf(direct, mine))
      if (outcome === 'done') expect(now).toBe(JSON.stringify(after))
      else {
        // What was kept is never called lost.
        const message = now === JSON.stringify(after) ? /not known/u : /not known|nothing of this/u
        expect(outcome).toMatchObject({
          code: 'STORE_UNAVAILABLE',
          message: expect.stringMatching(message),
        })
        expect([JSON.stringify(before), JSON.stringify(after)]).toContain(now)
      }
      // The store goes on.
      expect(JSON.stringify(await stateOf(once, mine))).toBe(now)
    }
    await once.close()
  })
})
