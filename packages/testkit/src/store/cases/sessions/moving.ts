import { expect } from 'vitest'
import { aTurn } from '../../../fixtures/a-turn.ts'
import { expectCode } from '../../steps.ts'
import type { StoreCase } from '../../store-case.ts'
import { KEYED, append, everyKey, keyed, numbersOf, reading, sessionCase, writing } from './steps.ts'

const moving: readonly StoreCase[] = [
  sessionCase('moves turns to another session, one by one from the back', async ({ store }) => {
    await append(store, [{}, {}, {}])
    await append(store, [{ session: 't' }])
    for (const seq of [3, 2, 1])
      await writing(store, (sessions) => sessions.update(seq, { session: 't', seq: seq + 1 }))
    const found = await reading(store, async (sessions) => [
      numbersOf(await sessions.tail('s', 9)),
      numbersOf(await sessions.onward('t', 0, 9)),
      [(await sessions.turn('t', 3))?.number, (await sessions.turn('s', 2))?.number],
    ])
    expect(found).toEqual([[], [4, 1, 2, 3], [2, undefined]])
    expect(numbersOf(await append(store, [{}, {}]))).toEqual([5, 6])
  }),
  sessionCase('refuses to move a turn to a place that is taken, and leaves it', async ({ store }) => {
    const turns = await append(store, [
      KEYED,
      KEYED,
      { session: 't', questionHash: 'h', archived: true, seq: 1 },
    ])
    for (const patch of [{ seq: 2 }, { session: 't' }, { session: 't', seq: 1, topics: ['b'] }])
      await expectCode(
        writing(store, (sessions) => sessions.update(1, patch)),
        'STORE_CONFLICT',
      )
    for (const [session, seq] of [['u', 7] as const, ['s', 1] as const])
      await writing(store, (sessions) => sessions.update(1, { session, seq, topics: ['a'] }))
    expect(await reading(store, (sessions) => sessions.bySpan([1, 9]))).toStrictEqual(turns)
    expect(await everyKey(store)).toEqual(keyed(2, 1))
  }),
]

const removing: readonly StoreCase[] = [
  sessionCase('removes a turn from every way to find it', async ({ store }) => {
    await append(store, [KEYED, KEYED, { ...KEYED, archived: true }])
    for (const number of [1, 3]) await writing(store, (sessions) => sessions.removeTurn(number))
    const found = await reading(store, async (sessions) => [
      numbersOf(await sessions.byNumber([1, 2, 3])),
      numbersOf(await sessions.bySpan([1, 9])),
      numbersOf(await sessions.tail('s', 9)),
      numbersOf(await sessions.onward('s', 0, 9)),
      [(await sessions.turn('s', 1)) ?? (await sessions.turn('s', 3))],
    ])
    expect(found).toEqual([[2], [2], [2], [2], [null]])
    expect(await everyKey(store)).toEqual(keyed(2))
    await writing(store, (sessions) => sessions.removeTurn(2))
    expect(await everyKey(store)).toEqual({ latest: [] })
  }),
  sessionCase('puts a removed turn back as it was, with the number it had', async ({ store }) => {
    const turns = await append(store, [KEYED, { ...KEYED, extra: { a: ['中', 1.5] } }, KEYED])
    const archived = await append(store, [{ ...KEYED, archived: true, seq: 4 }])
    await writing(store, async (sessions) => {
      for (const number of [2, 4]) await sessions.removeTurn(number)
      for (const { scope: _, ...turn } of [...archived, ...turns.slice(1, 2)]) await sessions.restore(turn)
    })
    expect(await reading(store, (sessions) => sessions.onward('s', 0, 9))).toStrictEqual([
      ...turns,
      ...archived,
    ])
    expect(await everyKey(store)).toEqual(keyed(3, 2, 1))
    expect(numbersOf(await append(store, [{ seq: 5 }]))).toEqual([5])
  }),
  sessionCase('refuses to put a turn back where one is, or where none ever was', async ({ store }) => {
    await append(store, [{}, {}])
    const restore = (number: number, seq: number, scope?: string) =>
      writing(store, (sessions) => sessions.restore({ ...aTurn({ seq, tokens: ['t'] }), number }), scope)
    for (const number of [2, 3, 0, -1, 1.5]) await expectCode(restore(number, 9), 'STORE_CONFLICT')
    await writing(store, (sessions) => sessions.removeTurn(2))
    await expectCode(restore(2, 1), 'STORE_CONFLICT')
    await expectCode(restore(1, 9, 'bob'), 'STORE_CONFLICT')
    await restore(2, 9)
    const seqs = await reading(store, async (sessions) => (await sessions.tail('s', 9)).map(({ seq }) => seq))
    expect(seqs).toEqual([9, 1])
    expect(await reading(store, (sessions) => sessions.find('token', 't', { limit: 9 }))).toHaveLength(1)
  }),
]

export const sessionMoving: readonly StoreCase[] = [...moving, ...removing]
