import type { TurnPatch } from '@recollect/core/store'
import { expect } from 'vitest'
import { NOON } from '../../../fixtures/fixed-clock.ts'
import { expectCode } from '../../steps.ts'
import type { StoreCase } from '../../store-case.ts'
import { KEYED, append, everyKey, keyed, reading, sessionCase, writing } from './steps.ts'

const PATCHES: readonly TurnPatch[] = [
  { session: 'other' },
  { seq: 70 },
  { questionHash: 'h2' },
  { tokens: ['t2', '索引', 't2'] },
  { tokens: [] },
  { answerTokens: 12 },
  { answer: null },
  { answer: '另一个\nanswer' },
  { significance: 0.1 },
  { significance: 0 },
  { manual: true },
  { marked: false },
  { topics: ['b', '设计'] },
  { topics: [] },
  { topicTokens: ['b1', '设计'] },
  { autoTopics: true },
  { archived: true },
  { archived: false },
  { extra: { from: ['s', 1.5, null], deep: { 甲: true } } },
  { extra: null },
]

const patching: readonly StoreCase[] = [
  sessionCase('changes the patched fields of a turn, each alone, and no other', async ({ store }) => {
    const given = { ...KEYED, answer: 'so', significance: 0.75, marked: true, extra: { a: 1 } }
    let [turn] = await append(store, [given, { seq: 9 }])
    const [, neighbour] = await reading(store, (sessions) => sessions.byNumber([1, 2]))
    for (const patch of [{}, ...PATCHES]) {
      await writing(store, (sessions) => sessions.update(1, patch))
      turn = turn && { ...turn, ...patch }
      const rows = await reading(store, (sessions) => sessions.byNumber([1, 2]))
      expect(rows, JSON.stringify(patch)).toStrictEqual([turn, neighbour])
    }
  }),
  sessionCase('changes all fields of a turn at once', async ({ store }) => {
    const [turn] = await append(store, [KEYED])
    const patch = PATCHES.reduce<TurnPatch>((all, one) => ({ ...all, ...one }), {})
    await writing(store, (sessions) => sessions.update(1, patch))
    expect(await reading(store, (sessions) => sessions.turn('other', 70))).toStrictEqual({
      ...turn,
      ...patch,
    })
  }),
  sessionCase('says NOT_FOUND when a turn to update or remove is not there', async ({ store }) => {
    await append(store, [{}, {}])
    await writing(store, (sessions) => sessions.removeTurn(1))
    for (const number of [1, 3, 0]) {
      for (const patch of [{}, { marked: true }, { archived: true, topics: ['x'] }])
        await expectCode(
          writing(store, (sessions) => sessions.update(number, patch)),
          'NOT_FOUND',
        )
      await expectCode(
        writing(store, (sessions) => sessions.removeTurn(number)),
        'NOT_FOUND',
      )
    }
    expect(Object.keys(await everyKey(store))).toEqual(['latest', 'hash hash of 怎么配置 Discord？'])
  }),
  sessionCase('keeps a turn as it was when the caller changes its patch', async ({ store }) => {
    await append(store, [{}])
    const [tokens, topics, extra] = [['t'], ['a'], { list: ['x'] }]
    await writing(store, (sessions) => sessions.update(1, { tokens, topics, extra }))
    for (const list of [tokens, topics, extra.list]) list.push('later')
    const kept = { tokens: ['t'], topics: ['a'], extra: { list: ['x'] } }
    expect(await reading(store, (sessions) => sessions.turn('s', 1))).toMatchObject(kept)
  }),
]

const following: readonly StoreCase[] = [
  sessionCase(
    'finds a turn by the hash and the terms it was given later, and no longer by those it had',
    async ({ store }) => {
      await append(store, [KEYED, KEYED])
      await writing(store, (sessions) =>
        sessions.update(1, { questionHash: 'h2', tokens: ['t2', '索引', 't2'] }),
      )
      const found = { 'hash h': [2], 'hash h2': [1], 'token t': [2], 'token t2': [1], 'token 索引': [1] }
      expect(await everyKey(store)).toEqual({ ...keyed(2, 1), ...found })
      await writing(store, (sessions) => sessions.update(1, { tokens: [] }))
      await writing(store, (sessions) => sessions.update(1, { questionHash: 'h' }))
      expect(await everyKey(store)).toEqual({ ...keyed(2, 1), 'token t': [2] })
    },
  ),
  sessionCase(
    'finds a turn by the topics it was given later, and no longer by those it had',
    async ({ store }) => {
      await append(store, [KEYED, KEYED])
      await writing(store, (sessions) =>
        sessions.update(1, { topics: ['b', '设计'], topicTokens: ['b1', 'a1'] }),
      )
      expect(await everyKey(store)).toEqual({
        ...keyed(2, 1),
        'topic a': [2],
        'topic b': [1],
        'topic 设计': [1],
        'topic_token b1': [1],
      })
      await writing(store, (sessions) => sessions.update(1, { topicTokens: [] }))
      await writing(store, (sessions) => sessions.update(1, { topics: ['a'] }))
      expect(await everyKey(store)).toEqual({ ...keyed(2, 1), 'topic_token a1': [2] })
    },
  ),
  sessionCase(
    'finds an archived turn only by number and in its session, until it is taken out',
    async ({ store }) => {
      const turns = await append(store, [KEYED, { ...KEYED, saidAt: NOON - 5 }, KEYED])
      const archive = (number: number, archived: boolean) =>
        writing(store, (sessions) => sessions.update(number, { archived }))
      await archive(2, true)
      await archive(2, true)
      expect(await everyKey(store)).toEqual(keyed(3, 1))
      const put = { ...turns[1], archived: true }
      const seen = await reading(store, async (sessions) => [
        await sessions.turn('s', 2),
        (await sessions.byNumber([2]))[0],
        (await sessions.bySpan([2, 2]))[0],
        (await sessions.tail('s', 1, 3))[0],
        (await sessions.onward('s', 1, 1))[0],
      ])
      expect(seen).toStrictEqual([put, put, put, put, put])
      for (const number of [1, 3]) await archive(number, true)
      expect(await everyKey(store)).toEqual({ latest: [] })
      for (const number of [2, 1, 3]) await archive(number, false)
      expect(await everyKey(store)).toEqual(keyed(3, 1, 2))
      expect(await reading(store, (sessions) => sessions.byNumber([1, 2, 3]))).toStrictEqual(turns)
    },
  ),
  sessionCase('finds a turn that comes out of the archive by what it was given there', async ({ store }) => {
    await append(store, [{ ...KEYED, archived: true }])
    await writing(store, (sessions) => sessions.update(1, { topics: ['b'] }))
    expect(await everyKey(store)).toEqual({ latest: [] })
    await writing(store, (sessions) => sessions.update(1, { archived: false, topicTokens: ['b1'] }))
    expect(await everyKey(store)).toEqual({
      latest: [1],
      'hash h': [1],
      'topic b': [1],
      'topic_token b1': [1],
      'token t': [1],
    })
    await writing(store, (sessions) => sessions.update(1, { archived: true, topics: ['c'] }))
    expect(await everyKey(store)).toEqual({ latest: [] })
  }),
  sessionCase('leaves a turn where it is found when nothing that finds it changes', async ({ store }) => {
    await append(store, [KEYED, { ...KEYED, saidAt: NOON - 5 }])
    await writing(store, async (sessions) => {
      await sessions.update(2, { session: 't', seq: 8 })
      await sessions.update(2, { answer: 'a', significance: 1, manual: true })
      await sessions.update(2, { marked: true, autoTopics: true, extra: { a: 1 }, archived: false })
      await sessions.update(2, { topics: ['a'], topicTokens: ['a1'] })
    })
    expect(await everyKey(store)).toEqual(keyed(1, 2))
  }),
]

export const sessionEditing: readonly StoreCase[] = [...patching, ...following]
