import type { Change, Store } from '@recollect/core'
import type { ChangeReader, NewChange, RecordImage } from '@recollect/core/store'
import { expect } from 'vitest'
import { aCard } from '../../fixtures/a-card.ts'
import { aChange } from '../../fixtures/a-change.ts'
import { anItem } from '../../fixtures/an-item.ts'
import { NOON } from '../../fixtures/fixed-clock.ts'
import { ALICE, expectCode } from '../steps.ts'
import { storeCase } from '../store-case.ts'
import type { StoreCase } from '../store-case.ts'

const read = <T>(store: Store, ask: (changes: ChangeReader) => Promise<T>, scope = ALICE): Promise<T> =>
  store.read(scope, ({ changes }) => ask(changes))

const append = (
  store: Store,
  given: Partial<NewChange> = {},
  images: readonly RecordImage[] = [],
): Promise<Change> => store.transaction(ALICE, (tx) => tx.changes.append(aChange(given), images))

/** Changes that each insert some items and some cards. */
async function appendMaking(store: Store, counts: readonly (readonly [items: number, cards: number])[]) {
  const made: Change[] = []
  for (const [items, cards] of counts) {
    const change = await store.transaction(ALICE, async (tx) => {
      for (let at = 0; at < items; at += 1) await tx.items.insert(anItem())
      for (let at = 0; at < cards; at += 1)
        await tx.cards.insert(aCard({ slot: `s${String(made.length)}.${String(at)}` }))
      return tx.changes.append(aChange(), [])
    })
    made.push(change)
  }
  return made
}

export const changeCases: readonly StoreCase[] = [
  storeCase('keeps a change with every field as it was given', async ({ store }) => {
    const given = aChange({
      kind: 'move',
      batch: 'a call',
      undoUntil: NOON + 5,
      note: { to: '小明', changes: ['x', 1.5, null, { deep: true }] },
    })
    const expected = {
      ...given,
      scope: ALICE,
      seq: 1,
      undoneBy: null,
      erased: false,
      items: null,
      cards: null,
    }
    expect(await append(store, given)).toStrictEqual(expected)
    expect(await read(store, (changes) => changes.get(given.id))).toStrictEqual(expected)
    expect(await read(store, (changes) => changes.get('none'))).toBeNull()
  }),
  storeCase('keeps changes of every kind', async ({ store }) => {
    const kinds = ['remember', 'put', 'correct', 'forget', 'move', 'undo', 'backfill', 'import'] as const
    for (const kind of [...kinds, 'expire', 'repair'] as const) await append(store, { kind })
    const log = await read(store, (changes) => changes.after(0))
    expect(log.map(({ kind }) => kind)).toEqual([...kinds, 'expire', 'repair'])
  }),
  storeCase('numbers changes from 1 in the order they were made, whatever their times', async ({ store }) => {
    const times = [NOON, NOON - 5, NOON + 5, NOON - 9]
    for (const at of times) await append(store, { at })
    const log = await read(store, (changes) => changes.after(0))
    expect(log.map(({ seq, at }) => [seq, at])).toEqual(times.map((at, place) => [place + 1, at]))
  }),
  storeCase('tells what was inserted since the change before, in this transaction', async ({ store }) => {
    const spans = await store.transaction(ALICE, async (tx) => {
      await tx.items.insert(anItem())
      const item = await tx.changes.append(aChange(), [])
      const [first] = [
        await tx.cards.insert(aCard({ slot: 'a' })),
        await tx.cards.insert(aCard({ slot: 'b' })),
      ]
      await tx.cards.remove(first.id)
      const cards = await tx.changes.append(aChange(), [])
      await tx.cards.restore(first)
      return [item, cards, await tx.changes.append(aChange(), [])].map((change) => [
        change.items,
        change.cards,
      ])
    })
    expect(spans).toEqual([
      [[1, 1], null],
      [null, [1, 2]],
      [null, null],
    ])
    await store.transaction(ALICE, (tx) => tx.items.insert(anItem()))
    const [later] = await appendMaking(store, [[2, 1]])
    expect([later?.items, later?.cards]).toEqual([
      [3, 4],
      [3, 3],
    ])
  }),
  storeCase('refuses a second change with the same id, and keeps the first', async ({ store }) => {
    const first = await append(store)
    await expectCode(append(store, { id: first.id, kind: 'put' }), 'STORE_CONFLICT')
    expect(await read(store, (changes) => changes.after(0))).toStrictEqual([first])
  }),
  storeCase('pages through the log newest first, each change once', async ({ store }) => {
    for (let at = 0; at < 5; at += 1) await append(store)
    const seen: number[] = []
    const ends: boolean[] = []
    let cursor: string | null = null
    do {
      const page = await read(store, (changes) => changes.list({ limit: 2, cursor }))
      seen.push(...page.rows.map(({ seq }) => seq))
      cursor = page.next
      ends.push(cursor === null)
    } while (cursor !== null)
    expect(seen).toEqual([5, 4, 3, 2, 1])
    expect(ends).toEqual([false, false, true])
    for (const page of [{ limit: 0 }, { limit: 1001 }, { limit: 1, cursor: 'x' }])
      await expectCode(
        read(store, (changes) => changes.list(page)),
        'INVALID_INPUT',
      )
  }),
  storeCase('gives the changes of one call in the order they were made', async ({ store }) => {
    for (const batch of ['a', 'b', 'a', null, 'a']) await append(store, { batch })
    const seqs = async (batch: string) =>
      (await read(store, (log) => log.byBatch(batch))).map(({ seq }) => seq)
    expect(await seqs('a')).toEqual([1, 3, 5])
    expect(await seqs('b')).toEqual([2])
    expect(await seqs('c')).toEqual([])
  }),
  storeCase('gives the changes after a number, oldest first', async ({ store }) => {
    for (let at = 0; at < 4; at += 1) await append(store)
    const seqs = async (seq: number) =>
      (await read(store, (log) => log.after(seq))).map((change) => change.seq)
    expect(await seqs(2)).toEqual([3, 4])
    expect(await seqs(0)).toEqual([1, 2, 3, 4])
    expect(await seqs(4)).toEqual([])
  }),
  storeCase('names the last change made by a moment, though clocks run backwards', async ({ store }) => {
    for (const at of [NOON, NOON + 9, NOON + 4, NOON + 20]) await append(store, { at })
    const last = async (at: number) => (await read(store, (log) => log.lastAt(at)))?.seq ?? null
    expect(await last(NOON - 1)).toBeNull()
    expect(await last(NOON)).toBe(1)
    expect(await last(NOON + 5)).toBe(3)
    expect(await last(NOON + 19)).toBe(3)
    expect(await last(NOON + 20)).toBe(4)
  }),
  storeCase(
    'names the change that inserted a record, and none for what came before the log',
    async ({ store }) => {
      await store.transaction(ALICE, async (tx) => {
        await tx.items.insert(anItem())
        await tx.cards.insert(aCard())
      })
      const [first, , , last] = await appendMaking(store, [
        [2, 0],
        [0, 2],
        [0, 0],
        [1, 1],
      ])
      const maker = (record: 'item' | 'card', seq: number) => read(store, (log) => log.makerOf(record, seq))
      expect(await maker('item', 1)).toBeNull()
      expect(await maker('card', 1)).toBeNull()
      expect(await maker('item', 2)).toStrictEqual(first)
      expect(await maker('item', 3)).toStrictEqual(first)
      expect(await maker('item', 4)).toStrictEqual(last)
      expect(await maker('item', 5)).toBeNull()
      expect((await maker('card', 3))?.seq).toBe(2)
      expect(await maker('card', 4)).toStrictEqual(last)
      await store.transaction(ALICE, (tx) => tx.items.insert(anItem()))
      expect(await maker('item', 5)).toBeNull()
    },
  ),
  storeCase('notes what took changes back, and lets them stand again', async ({ store }) => {
    const [first, second] = [await append(store), await append(store)]
    const mark = (ids: readonly string[], by: string | null) =>
      store.transaction(ALICE, (tx) => tx.changes.mark(ids, by))
    await mark([first.id, second.id], 'an undo')
    await mark([first.id], null)
    const expected = [first, { ...second, undoneBy: 'an undo' }]
    expect(await read(store, (log) => log.after(0))).toStrictEqual(expected)
    await expectCode(mark([first.id, 'none'], 'another'), 'NOT_FOUND')
    expect(await read(store, (log) => log.after(0))).toStrictEqual(expected)
  }),
  storeCase(
    'keeps the moment something is next due, until it is set anew or taken away',
    async ({ store }) => {
      const due = () => store.read(ALICE, async (view) => view.nextDue)
      const set = (at: number | null) =>
        store.transaction(ALICE, async (tx) => {
          await tx.setNextDue(at)
          expect(tx.nextDue).toBe(at)
        })
      expect(await due()).toBeNull()
      await set(null)
      for (const at of [NOON, NOON + 1, null]) {
        await set(at)
        expect(await due()).toBe(at)
      }
      await set(NOON)
      expect(await store.read('bob', async (view) => view.nextDue)).toBeNull()
    },
  ),
  storeCase(
    'lists a scope while something is due in it, though it holds nothing any more',
    async ({ store }) => {
      const listed = async () => (await store.scopes({ limit: 9 })).rows
      await store.transaction(ALICE, (tx) => tx.setNextDue(NOON))
      expect(await listed()).toEqual([ALICE])
      await store.transaction(ALICE, (tx) => tx.setNextDue(null))
      expect(await listed()).toEqual([])
    },
  ),
  storeCase('is a scope of its own for the log too', async ({ store }) => {
    const change = aChange({ batch: 'a' })
    for (const scope of [ALICE, 'bob'])
      await store.transaction(scope, (tx) => tx.changes.append({ ...change, note: { scope } }, []))
    await store.transaction('bob', (tx) => tx.changes.mark([change.id], 'bob'))
    const seen = await read(store, async (log) => [
      await log.get(change.id),
      ...(await log.byBatch('a')),
      ...(await log.list({ limit: 9 })).rows,
    ])
    expect(seen).toMatchObject(
      Array.from({ length: 3 }, () => ({ seq: 1, undoneBy: null, note: { scope: ALICE } })),
    )
    expect(await read(store, (log) => log.get(change.id), 'carol')).toBeNull()
    await expectCode(
      store.transaction('carol', (tx) => tx.changes.mark([change.id], null)),
      'NOT_FOUND',
    )
    expect((await store.scopes({ limit: 9 })).rows).toEqual([])
  }),
  storeCase('refuses text in a change that a store could not give back', async ({ store }) => {
    for (const bad of ['a\0b', 'a\ud800']) {
      await expectCode(append(store, { id: bad }), 'INVALID_INPUT')
      await expectCode(append(store, { batch: bad }), 'INVALID_INPUT')
      await expectCode(append(store, { note: { [bad]: 1 } }), 'INVALID_INPUT')
    }
    expect(await read(store, (log) => log.after(0))).toEqual([])
  }),
]
