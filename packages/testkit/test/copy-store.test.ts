import { createHash } from 'node:crypto'
import type { Store } from '@recollect/core'
import { CopyError, copyStore } from '@recollect/core/copy'
import type { CopyOptions, CopyProgress } from '@recollect/core/copy'
import { inMemoryStore } from '@recollect/core/in-memory'
import { beforeEach, describe, expect, it } from 'vitest'
import { aCard, aChange, anItem } from '../src/index.ts'

const SPACE = { model: 'm', dimensions: 2 }
const newHash = () => createHash('sha256')
const copy = (from: Store, to: Store, options: Partial<CopyOptions> = {}) =>
  copyStore(from, to, { newHash, page: 3, ...options })

/** Twenty messages with gaps, facts, vectors, a log with what was overwritten, and cached expansions. */
async function fill(store: Store, scope: string): Promise<void> {
  await store.transaction(scope, async (tx) => {
    for (let n = 1; n <= 20; n += 1) {
      const item = await tx.items.insert(anItem({ text: `第${n} message`, metadata: { n, a: [1] } }))
      await tx.search.index(item.seq, new Map([['message', 1], [`第${n}`, 2]])) // prettier-ignore
      const card = await tx.cards.insert(aCard({ version: n, active: n === 20, itemId: item.id }))
      const before = { ...item, textHash: 'h' }
      await tx.changes.append(aChange({ note: { z: n, a: n } }), [
        { record: 'item', id: item.id, before },
        { record: 'card', id: card.id, before: null },
      ])
      if (n % 4 === 0) await tx.items.remove(item.id)
    }
    await tx.vectors?.put(SPACE, new Map([[1, Float32Array.of(0.1, -0)], [19, Float32Array.of(1, 0)]])) // prettier-ignore
    await tx.expansions.put(
      ['b', 'a', '中', '问'.repeat(600)].map((originalQuery) => ({
        originalQuery,
        expandedQuery: 'x',
        kind: 'variants',
        madeBy: 'p',
        payload: '{}',
        createdAt: 5,
      })),
    )
    await tx.setNextDue(77)
  })
}

/** All that a scope holds, as the readers give it. */
const contents = (store: Store, scope: string) =>
  store.read(scope, async (view) => ({
    last: view.copy.last,
    nextDue: view.nextDue,
    items: await view.copy.items([1, 99]),
    cards: await view.cards.bySeq([1, 99]),
    changes: await view.copy.changes([1, 99]),
    vectors: [...((await view.vectors?.bySeq(SPACE, [1, 99])) ?? [])],
    found: await view.search.postings(['message', '第3'], 99),
    expansions: (await view.copy.expansions('', 99)).filter((row) => row.originalQuery.length < 600),
  }))

describe('copyStore', () => {
  let from: Store
  let to: Store
  beforeEach(async () => {
    from = inMemoryStore()
    to = inMemoryStore()
    await fill(from, 'alice')
    await fill(from, '小明')
  })

  it('copies everything there is, in any size of page', async () => {
    for (const page of [1, 7, 1000]) {
      const target = inMemoryStore()
      const { scopes, stopped } = await copy(from, target, { page })
      expect(stopped).toBe(false)
      expect(scopes.map(({ scope }) => scope)).toEqual(['alice', '小明'])
      expect(scopes[0]).toMatchObject({
        holds: { items: 15, cards: 20, changes: 20, expansions: 3, vectors: 2 },
        written: 58,
      })
      for (const scope of ['alice', '小明']) {
        expect(await contents(target, scope)).toStrictEqual(await contents(from, scope))
      }
    }
  })

  it('writes nothing the second time, and gives the same hash', async () => {
    const first = await copy(from, to)
    const second = await copy(from, to, { page: 8 })
    expect(second.scopes.map(({ written }) => written)).toEqual([0, 0])
    expect(second.scopes.map(({ holds }) => holds)).toEqual(first.scopes.map(({ holds }) => holds))
  })

  it('goes on where it was stopped, wherever that was', async () => {
    const whole = await contents(from, 'alice')
    const { written } = (await copy(from, inMemoryStore())).scopes[0] ?? { written: 0 }
    for (let steps = 1; steps <= 30; steps += 1) {
      const target = inMemoryStore()
      const signal = { aborted: false, addEventListener: () => undefined }
      let seen = 0
      const onProgress = () => {
        seen += 1
        signal.aborted = seen >= steps
      }
      const first = await copy(from, target, { scopes: ['alice'], signal, onProgress })
      const { scopes } = await copy(from, target, { scopes: ['alice'], page: 4 })
      expect(await contents(target, 'alice')).toStrictEqual(whole)
      if (first.stopped) expect(scopes[0]?.written).toBeLessThanOrEqual(written)
    }
  })

  it('copies the scopes that are named, and refuses one that is not there', async () => {
    await copy(from, to, { scopes: ['小明'] })
    expect((await to.scopes({ limit: 9 })).rows).toEqual(['小明'])
    await expect(copy(from, to, { scopes: ['nobody'] })).rejects.toMatchObject({ code: 'NOT_FOUND' })
  })

  it('leaves a scope alone that holds something else', async () => {
    await to.transaction('alice', (tx) => tx.items.insert(anItem()))
    const before = await contents(to, 'alice')
    const refused = copy(from, to, { scopes: ['alice'] })
    await expect(refused).rejects.toMatchObject({ code: 'COPY_CONFLICT', scope: 'alice' })
    await expect(refused).rejects.toBeInstanceOf(CopyError)
    expect(await contents(to, 'alice')).toStrictEqual(before)
  })

  it('refuses a target that has gone on since', async () => {
    await copy(from, to)
    await to.transaction('alice', (tx) => tx.items.insert(anItem()))
    await expect(copy(from, to)).rejects.toMatchObject({ code: 'COPY_CONFLICT' })
  })

  it('tells a copy that is not what was sent', async () => {
    await copy(from, to)
    await to.transaction('alice', (tx) =>
      tx.expansions.put([
        {
          originalQuery: 'new',
          expandedQuery: 'x',
          kind: 'variants',
          madeBy: 'p',
          payload: '',
          createdAt: 5,
        },
      ]),
    )
    await expect(copy(from, to)).rejects.toMatchObject({ code: 'COPY_DIFFERS' })
  })

  it('tells how far it is, up to the whole', async () => {
    const seen: CopyProgress[] = []
    await copy(from, to, { scopes: ['alice'], onProgress: (progress) => void seen.push(progress) })
    const ends = ['copy', 'verify'].map((phase) => seen.findLast((progress) => progress.phase === phase))
    expect(ends.map((end) => [end?.done, end?.total])).toEqual([
      [60, 60],
      [120, 120],
    ])
  })

  it('refuses to copy a store to itself, pages of no size, and vectors to a store that keeps none', async () => {
    await expect(copy(from, from)).rejects.toMatchObject({ code: 'INVALID_INPUT' })
    for (const page of [0, 1.5, 1001]) {
      await expect(copy(from, to, { page })).rejects.toMatchObject({ code: 'INVALID_INPUT' })
    }
    const plain = { ...to, capabilities: { ...to.capabilities, vectors: false } }
    await expect(copy(from, plain)).rejects.toMatchObject({ code: 'UNSUPPORTED_CAPABILITY' })
  })
})
