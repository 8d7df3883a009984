import type { LastSeqs } from '@recollect/core/store'
import { expect } from 'vitest'
import { aTurn } from '../../../fixtures/a-turn.ts'
import { NOON } from '../../../fixtures/fixed-clock.ts'
import { ALICE, expectCode, insertItem } from '../../steps.ts'
import type { StoreCase } from '../../store-case.ts'
import { append, everyKey, numbersOf, reading, sessionCase, writer, writing } from './steps.ts'

const NONE: LastSeqs = { items: 0, cards: 0, changes: 0, turns: 0 }

export const sessionCopying: readonly StoreCase[] = [
  sessionCase('knows the highest number of a turn given out, what is gone included', async ({ store }) => {
    await append(store, [{}, {}, { session: 't' }])
    await writing(store, (sessions) => sessions.removeTurn(3))
    const last = (scope: string) => store.read(scope, async ({ copy }) => copy.last)
    expect([await last(ALICE), await last('bob')]).toEqual([{ ...NONE, turns: 3 }, NONE])
  }),
  sessionCase(
    'raises the numbers of turns, so that turns are restored, and lowers none',
    async ({ store }) => {
      await insertItem(store)
      const turn = {
        ...aTurn({ seq: 7, topics: ['a'], saidAt: NOON - 5, extra: { z: 1, a: '二' } }),
        number: 4,
      }
      await store.transaction(ALICE, async (tx) => {
        await tx.copy.raise({ ...NONE, turns: 6 })
        await tx.copy.raise({ ...NONE, turns: 2 })
        await writer(tx).restore(turn)
      })
      expect(await store.read(ALICE, async ({ copy }) => copy.last)).toEqual({ ...NONE, items: 1, turns: 6 })
      expect(await reading(store, (sessions) => sessions.bySpan([1, 9]))).toStrictEqual([
        { ...turn, scope: ALICE },
      ])
      expect(await everyKey(store)).toMatchObject({ latest: [4], 'topic a': [4] })
      expect(numbersOf(await append(store, [{}]))).toEqual([7])
      expect((await insertItem(store)).seq).toBe(2)
    },
  ),
  sessionCase('takes back the numbers of turns it raised when a transaction fails', async ({ store }) => {
    await append(store, [{}])
    const failed = store.transaction(ALICE, async (tx) => {
      await tx.copy.raise({ ...NONE, turns: 6 })
      await writer(tx).restore({ ...aTurn({ seq: 7 }), number: 4 })
      throw new Error('stop')
    })
    await expect(failed).rejects.toThrow('stop')
    expect(await store.read(ALICE, async ({ copy }) => copy.last)).toEqual({ ...NONE, turns: 1 })
    await expectCode(
      writing(store, (sessions) => sessions.restore({ ...aTurn({ seq: 7 }), number: 4 })),
      'STORE_CONFLICT',
    )
    expect(numbersOf(await append(store, [{ seq: 2 }]))).toEqual([2])
  }),
]
