import { expect } from 'vitest'
import { aCard } from '../../fixtures/a-card.ts'
import { anItem } from '../../fixtures/an-item.ts'
import { NOON } from '../../fixtures/fixed-clock.ts'
import { expectCode, indexText, postings, termsOf } from '../steps.ts'
import { storeCase } from '../store-case.ts'
import type { StoreCase } from '../store-case.ts'

/** Names that a careless store would take for one another, or for something of its own. */
const LOOK_ALIKES = [
  'alice',
  'Alice',
  'alice ',
  ' alice',
  'alice\t',
  'alic',
  'alicee',
  'alice/bob',
  'alice:bob',
  'alice\u0001',
  'al%',
  '%',
  '_',
  '*',
  '__proto__',
  'constructor',
  'toString',
  'null',
  'undefined',
  '0',
  '1',
  '-1',
  'é',
  'e\u0301',
  'ａｌｉｃｅ',
  'аlice',
  "alice' OR '1'='1",
  'alice"; DROP TABLE scopes; --',
  '{"$ne":null}',
  '爱丽丝',
  '👩‍👩‍👧',
  '👩',
  '\u202ealice',
  'alice\u200b',
] as const

export const isolationCases: readonly StoreCase[] = [
  storeCase('keeps the same ids, keys, terms and cards of many scopes apart', async ({ store }) => {
    const [item, card] = [anItem({ key: 'k' }), aCard()]
    for (const scope of LOOK_ALIKES) {
      await store.transaction(scope, async (tx) => {
        const { seq } = await tx.items.insert({ ...item, text: scope, textHash: 'h' })
        await tx.search.index(seq, termsOf('shared'))
        await tx.cards.insert({ ...card, value: scope })
      })
    }
    for (const scope of LOOK_ALIKES) {
      const seen = await store.read(scope, async ({ items, cards, search }) => ({
        texts: [await items.get(item.id), await items.byKey('k'), ...(await items.byTextHash('h', 9))].map(
          (row) => row?.text,
        ),
        values: [await cards.get(card.id), ...(await cards.active('user', ['location']))].map(
          (row) => row?.value,
        ),
        history: (await cards.history('user:location')).length,
        counts: [await items.count(), await cards.count(), (await items.bySeq([1, 2])).length],
        found: await search.postings(['shared'], 100),
      }))
      expect(seen, scope).toEqual({
        texts: [scope, scope, scope],
        values: [scope, scope],
        history: 1,
        counts: [1, 1, 1],
        found: { documents: 1, totalLength: 1, terms: [{ term: 'shared', df: 1, postings: [[1, 1, 1]] }] },
      })
    }
    expect(new Set((await store.scopes({ limit: 100 })).rows)).toEqual(new Set(LOOK_ALIKES))
  }),
  storeCase('shows nothing of a scope by id to another one', async ({ store }) => {
    const [item, card] = [anItem({ key: 'k', session: 's' }), aCard({ itemId: anItem().id, session: 's' })]
    await store.transaction('alice', async (tx) => {
      await tx.items.insert(item)
      await tx.cards.insert(card)
    })
    const seen = await store.read('bob', async ({ items, cards }) => [
      await items.get(item.id),
      await items.byKey('k'),
      await cards.get(card.id),
      await cards.latest(card.versionKey, ''),
      await cards.lastRecorded('s'),
      ...(await items.bySeq([1])),
      ...(await items.recent(9, { session: 's' })),
      ...(await cards.byItem(card.itemId ?? '')),
      ...(await cards.list({ limit: 9 })).rows,
    ])
    expect(seen).toEqual([null, null, null, null, null])
  }),
  storeCase('lets no scope change or remove what another one owns', async ({ store }) => {
    const [item, card] = [anItem(), aCard()]
    for (const scope of ['alice', 'carol']) {
      await store.transaction(scope, async (tx) => {
        const { seq } = await tx.items.insert(item)
        await tx.search.index(seq, termsOf('x'))
        await tx.cards.insert(card)
      })
    }
    await expectCode(
      store.transaction('bob', (tx) => tx.items.update(item.id, { active: false })),
      'NOT_FOUND',
    )
    await expectCode(
      store.transaction('bob', (tx) => tx.items.remove(item.id)),
      'NOT_FOUND',
    )
    await expectCode(
      store.transaction('bob', (tx) => tx.cards.update(card.id, { active: false })),
      'NOT_FOUND',
    )
    await expectCode(
      store.transaction('bob', (tx) => tx.cards.remove(card.id)),
      'NOT_FOUND',
    )
    await store.transaction('carol', async (tx) => {
      await tx.cards.remove(card.id)
      await tx.items.remove(item.id)
    })
    expect(await store.read('alice', (view) => view.items.get(item.id))).toMatchObject({ active: true })
    expect(await store.read('alice', (view) => view.cards.get(card.id))).toMatchObject({ active: true })
    expect(await postings(store, ['x'], 9, 'alice')).toMatchObject({ documents: 1, totalLength: 1 })
    expect(await postings(store, ['x'], 9, 'carol')).toMatchObject({
      documents: 0,
      totalLength: 0,
      terms: [],
    })
  }),
  storeCase('changes only its own rows when ids are the same in two scopes', async ({ store }) => {
    const [item, card] = [anItem(), aCard()]
    for (const scope of ['alice', 'bob']) {
      await store.transaction(scope, async (tx) => {
        await tx.items.insert(item)
        await tx.cards.insert(card)
        await tx.expansions.put([
          {
            originalQuery: 'q',
            expandedQuery: scope,
            kind: 'or_query',
            madeBy: 'p',
            payload: '{}',
            createdAt: NOON,
          },
        ])
      })
    }
    await store.transaction('bob', async (tx) => {
      await tx.items.update(item.id, { version: 2 })
      await tx.cards.update(card.id, { active: false })
    })
    expect(await store.read('alice', (view) => view.items.get(item.id))).toMatchObject({ version: 1 })
    expect(await store.read('alice', (view) => view.cards.get(card.id))).toMatchObject({ active: true })
    expect(await store.read('alice', (view) => view.expansions.get('q', 'p'))).toMatchObject([
      { expandedQuery: 'alice' },
    ])
  }),
  storeCase('computes the figures of search from the scope alone', async ({ store }) => {
    for (let at = 0; at < 20; at += 1) await indexText(store, 'common word', `scope ${String(at)}`)
    await indexText(store, 'common', 'alice')
    expect(await postings(store, ['common', 'word'], 100, 'alice')).toEqual({
      documents: 1,
      totalLength: 1,
      terms: [{ term: 'common', df: 1, postings: [[1, 1, 1]] }],
    })
  }),
  storeCase('refuses a missing or malformed scope instead of reading everything', async ({ store }) => {
    await store.transaction('alice', (tx) => tx.items.insert(anItem()))
    for (const scope of ['', undefined, null, 0, ['alice'], {}, 'a\0b', 'a\ud800']) {
      const read: unknown = Reflect.apply(store.read, store, [scope, () => Promise.resolve('reached')])
      await expectCode(Promise.resolve(read), 'INVALID_SCOPE')
      const write: unknown = Reflect.apply(store.transaction, store, [
        scope,
        () => Promise.resolve('reached'),
      ])
      await expectCode(Promise.resolve(write), 'INVALID_SCOPE')
    }
  }),
  storeCase('lists a scope only while it holds something', async ({ store }) => {
    expect(await store.read('probe', (view) => view.items.count())).toBe(0)
    await store.transaction('probe', (tx) => tx.items.count())
    expect((await store.scopes({ limit: 9 })).rows).toEqual([])
    const item = await store.transaction('alice', (tx) => tx.items.insert(anItem()))
    const card = await store.transaction('bob', (tx) => tx.cards.insert(aCard()))
    expect((await store.scopes({ limit: 9 })).rows).toEqual(['alice', 'bob'])
    await store.transaction('alice', (tx) => tx.items.remove(item.id))
    expect((await store.scopes({ limit: 9 })).rows).toEqual(['bob'])
    await store.transaction('bob', (tx) => tx.cards.remove(card.id))
    expect((await store.scopes({ limit: 9 })).rows).toEqual([])
  }),
]
