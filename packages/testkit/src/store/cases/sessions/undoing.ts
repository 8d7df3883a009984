import type { Store } from '@recollect/core'
import type { ScopeTransaction } from '@recollect/core/store'
import { expect } from 'vitest'
import { aSession } from '../../../fixtures/a-session.ts'
import { aTurn } from '../../../fixtures/a-turn.ts'
import { aVariable } from '../../../fixtures/a-variable.ts'
import { NOON } from '../../../fixtures/fixed-clock.ts'
import { ALICE, expectCode } from '../../steps.ts'
import type { StoreCase } from '../../store-case.ts'
import {
  KEYED,
  append,
  everyKey,
  numbersOf,
  reader,
  reading,
  sessionCase,
  workingReader,
  workingWriter,
  writer,
  writing,
  writingWorking,
} from './steps.ts'

/** Every write there is, each on what `seeded` left. */
const WRITES: Readonly<Record<string, (tx: ScopeTransaction) => Promise<unknown>>> = {
  'append a turn': (tx) => writer(tx).append(aTurn({ ...KEYED, seq: 9, tokens: ['new', 't'] })),
  'append to another session': (tx) => writer(tx).append(aTurn({ session: 'new' })),
  'update topics': (tx) => writer(tx).update(1, { topics: ['b'], topicTokens: [] }),
  'change the hash and the terms of a turn': (tx) =>
    writer(tx).update(2, { questionHash: 'x', tokens: ['new'] }),
  'archive a turn': (tx) => writer(tx).update(2, { archived: true }),
  'take a turn out of the archive': (tx) => writer(tx).update(3, { archived: false }),
  'move a turn': (tx) => writer(tx).update(2, { session: 'u', seq: 1 }),
  'score a turn': (tx) => writer(tx).update(1, { significance: 1, answer: null, manual: true }),
  'remove a turn': (tx) => writer(tx).removeTurn(2),
  'restore a turn': (tx) => writer(tx).restore({ ...aTurn({ ...KEYED, seq: 4 }), number: 4 }),
  'put a session': (tx) => writer(tx).put(aSession({ id: 'new' })),
  'replace a session': (tx) => writer(tx).put(aSession({ turns: 99, extra: { a: 1 } })),
  'remove a session': (tx) => writer(tx).remove('t'),
  'put a variable': (tx) => workingWriter(tx).put(aVariable({ name: 'new' })),
  'put a variable of another session': (tx) => workingWriter(tx).put(aVariable({ session: 'new' })),
  'replace a variable': (tx) => workingWriter(tx).put(aVariable({ value: 'new', version: 2 })),
  'remove a variable': (tx) => workingWriter(tx).remove('s', 'form:profile'),
}

/** Turns 1–3 of session `s`, the last one archived, a fourth that was removed; two sessions, two variables. */
async function seeded(store: Store): Promise<void> {
  await append(store, [KEYED, { ...KEYED, saidAt: NOON - 5, answer: 'so' }, { ...KEYED, archived: true }, {}])
  await writing(store, async (sessions) => {
    await sessions.removeTurn(4)
    for (const id of ['s', 't']) await sessions.put(aSession({ id }))
  })
  await writingWorking(store, async (working) => {
    for (const session of ['s', 't']) await working.put(aVariable({ session }))
  })
}

/** All that the sessions of a scope answer. */
async function contents(store: Store): Promise<unknown> {
  const rows = await store.read(ALICE, async (view) => ({
    last: view.copy.last,
    turns: await reader(view).bySpan([1, 99]),
    tails: await Promise.all(['s', 'u', 'new'].map((id) => reader(view).tail(id, 99))),
    places: await Promise.all([1, 2, 3, 4, 9].map((seq) => reader(view).turn('s', seq))),
    sessions: await reader(view).list({ limit: 99 }),
    totals: await reader(view).totals(),
    variables: await workingReader(view).list({ limit: 99 }),
    fresh: await reader(view).find('token', 'new', { limit: 9 }),
  }))
  return { ...rows, keys: await everyKey(store) }
}

export const sessionUndoing: readonly StoreCase[] = [
  sessionCase(
    'takes every write to sessions back when its transaction fails, each alone',
    async ({ store }) => {
      await seeded(store)
      const before = await contents(store)
      for (const [name, write] of Object.entries(WRITES)) {
        const failure = new Error(`after ${name}`)
        const work = store.transaction(ALICE, async (tx) => {
          await write(tx)
          throw failure
        })
        await expect(work).rejects.toBe(failure)
        expect(await contents(store), name).toStrictEqual(before)
      }
      expect(numbersOf(await append(store, [{ seq: 9 }]))).toEqual([5])
    },
  ),
  sessionCase('takes all writes to sessions back together when one of them is refused', async ({ store }) => {
    await seeded(store)
    const before = await contents(store)
    const work = store.transaction(ALICE, async (tx) => {
      for (const write of Object.values(WRITES)) await write(tx)
      await writer(tx).append(aTurn({ seq: 1 }))
    })
    await expectCode(work, 'STORE_CONFLICT')
    expect(await contents(store)).toStrictEqual(before)
    await expectCode(append(store, [{ seq: 1 }]), 'STORE_CONFLICT')
  }),
  sessionCase('reads its own writes to sessions before they are committed', async ({ store }) => {
    await seeded(store)
    await store.transaction(ALICE, async (tx) => {
      const [sessions, working] = [writer(tx), workingWriter(tx)]
      const turn = await sessions.append(aTurn({ ...KEYED, seq: 9 }))
      await sessions.update(turn.number, { topics: ['b'] })
      await sessions.put(aSession({ id: 'new', bytes: 7 }))
      await working.put(aVariable({ name: 'new' }))
      await sessions.removeTurn(1)
      expect(turn.number).toBe(5)
      expect(tx.copy.last.turns).toBe(5)
      expect(await sessions.turn('s', 9)).toStrictEqual({ ...turn, topics: ['b'] })
      expect(numbersOf(await sessions.tail('s', 9))).toEqual([5, 3, 2])
      expect(numbersOf(await sessions.find('topic', 'b', { limit: 9 }))).toEqual([5])
      expect(numbersOf(await sessions.latest({ limit: 9 }))).toEqual([5, 2])
      expect(await sessions.get('new')).toMatchObject({ bytes: 7 })
      expect(await sessions.totals()).toMatchObject({ sessions: 3, bytes: 7 })
      expect((await working.all('s')).map(({ name }) => name)).toEqual(['form:profile', 'new'])
    })
  }),
  sessionCase('leaves no scope behind when the first session in it failed', async ({ store }) => {
    const work = store.transaction('bob', async (tx) => {
      await writer(tx).put(aSession())
      await writer(tx).append(aTurn())
      await workingWriter(tx).put(aVariable())
      throw new Error('no')
    })
    await expect(work).rejects.toThrow('no')
    expect(await store.scopes({ limit: 9 })).toEqual({ rows: [], next: null })
    expect(await reading(store, (sessions) => sessions.latest({ limit: 9 }), 'bob')).toEqual([])
  }),
]
