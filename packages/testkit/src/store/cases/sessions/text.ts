import type { Store } from '@recollect/core'
import { expect } from 'vitest'
import { aSession } from '../../../fixtures/a-session.ts'
import { aTurn } from '../../../fixtures/a-turn.ts'
import { aVariable } from '../../../fixtures/a-variable.ts'
import { ALICE, expectCode } from '../../steps.ts'
import type { StoreCase } from '../../store-case.ts'
import { REFUSED, TEXTS } from '../texts.ts'
import {
  KINDS,
  allRows,
  append,
  numbersOf,
  reading,
  readingWorking,
  sessionCase,
  writing,
  writingWorking,
} from './steps.ts'

const turnOf = (text: string) =>
  aTurn({
    session: text,
    user: text,
    question: text,
    questionHash: text,
    tokens: [text],
    answer: text,
    topics: [text],
    topicTokens: [text],
    extra: { [text]: [text] },
  })

/** As long as a label may be, and hard to make shorter. */
const longName = (seed: number): string =>
  Array.from({ length: 256 }, (_, at) => String.fromCodePoint(0x4e00 + (((at + seed) * 7919) % 20_000))).join(
    '',
  )

/** Two at a time in pages, so that cursors hold them too. */
const idsOf = async (store: Store): Promise<readonly string[]> => {
  const rows = await allRows(2, (page) => reading(store, (sessions) => sessions.list(page)))
  return rows.map(({ id }) => id)
}

const exact: readonly StoreCase[] = [
  sessionCase('gives every text of a turn back exactly, and finds it by each', async ({ store }) => {
    for (const [at, text] of TEXTS.entries()) {
      const [turn] = await append(store, [turnOf(text)])
      expect(turn, JSON.stringify(text)).toStrictEqual({ ...turnOf(text), scope: ALICE, number: at + 1 })
      const seen = await reading(store, async (sessions) => [
        await sessions.turn(text, 1),
        ...(await sessions.tail(text, 9)),
        ...(await sessions.byNumber([at + 1])),
      ])
      expect(seen, JSON.stringify(text)).toStrictEqual([turn, turn, turn])
      for (const kind of KINDS) {
        const found = await reading(store, (sessions) => sessions.find(kind, text, { limit: 9 }))
        expect(numbersOf(found), JSON.stringify(text)).toEqual([at + 1])
      }
    }
    for (const kind of KINDS) {
      const { rows } = await reading(store, (sessions) => sessions.keys(kind, { limit: 1000 }))
      expect(rows.map(({ key }) => key).toSorted()).toEqual([...TEXTS].toSorted())
    }
  }),
  sessionCase('gives every text of a session back exactly', async ({ store }) => {
    for (const text of TEXTS) {
      const given = aSession({ id: text, channel: text, mergingInto: text, extra: { [text]: [text] } })
      await writing(store, (sessions) => sessions.put(given))
      const found = await reading(store, (sessions) => sessions.get(text))
      expect(found, JSON.stringify(text)).toStrictEqual({ ...given, scope: ALICE })
    }
    expect((await idsOf(store)).toSorted()).toEqual([...TEXTS].toSorted())
  }),
  sessionCase('gives every text of a variable back exactly', async ({ store }) => {
    for (const text of TEXTS) {
      const given = aVariable({ session: text, name: text, value: { [text]: [text, { deep: text }] } })
      await writingWorking(store, (working) => working.put(given))
      const found = await readingWorking(store, async (working) => [
        await working.get(text, text),
        ...(await working.all(text)),
      ])
      const expected = { ...given, scope: ALICE }
      expect(found, JSON.stringify(text)).toStrictEqual([expected, expected])
    }
  }),
  sessionCase(
    'finds turns by keys as long as labels may be, in a session and a scope of such',
    async ({ store }) => {
      const [scope, session, key] = [longName(0), longName(1), longName(2)]
      const held = { questionHash: key, tokens: [key], topics: [key], topicTokens: [key] }
      await append(store, [{ session, ...held }], scope)
      await writing(store, (sessions) => sessions.put(aSession({ id: session })), scope)
      await writingWorking(store, (working) => working.put(aVariable({ session, name: key })), scope)
      const seen = await reading(
        store,
        (sessions) => Promise.all(KINDS.map((kind) => sessions.find(kind, key, { limit: 9 }))),
        scope,
      )
      expect(seen.map(numbersOf)).toEqual([[1], [1], [1], [1]])
      expect(await readingWorking(store, (working) => working.get(session, key), scope)).not.toBeNull()
    },
  ),
  sessionCase('keeps a question and an answer of a million characters', async ({ store }) => {
    const text = '长沙 𠮷 '.repeat(200_000)
    await append(store, [{ question: text, answer: text, questionHash: 'h' }])
    const read = await reading(store, (sessions) => sessions.turn('s', 1))
    expect([read?.question === text, read?.answer === text]).toEqual([true, true])
  }),
]

const refused: readonly StoreCase[] = [
  sessionCase('refuses a turn with NUL or a lone surrogate, and writes nothing of it', async ({ store }) => {
    await append(store, [{}])
    const before = await reading(store, (sessions) => sessions.bySpan([1, 9]))
    for (const text of REFUSED) {
      const whole = turnOf('fine')
      const broken = [
        { session: text },
        { user: text },
        { question: text },
        { questionHash: text },
        { tokens: ['fine', text] },
        { answer: text },
        { topics: [text] },
        { topicTokens: [text] },
        { extra: { deep: [text] } },
        { extra: { deep: [{ [text]: 1 }] } },
      ]
      for (const fields of broken) await expectCode(append(store, [{ ...whole, ...fields }]), 'INVALID_INPUT')
      const patches = [
        { session: text },
        { questionHash: text },
        { tokens: [text] },
        { answer: text },
        { topics: [text] },
        { topicTokens: [text] },
      ]
      for (const patch of [...patches, { extra: { [text]: 1 } }])
        await expectCode(
          writing(store, (sessions) => sessions.update(1, patch)),
          'INVALID_INPUT',
        )
    }
    const found = await reading(store, async (sessions) => [
      await sessions.bySpan([1, 9]),
      (await sessions.keys('token', { limit: 9 })).rows,
      (await sessions.keys('topic', { limit: 9 })).rows,
    ])
    expect(found).toStrictEqual([before, [], []])
    expect(numbersOf(await append(store, [{ seq: 2 }]))).toEqual([2])
  }),
  sessionCase('refuses to put back a turn with NUL or a lone surrogate', async ({ store }) => {
    await append(store, [{}])
    await writing(store, (sessions) => sessions.removeTurn(1))
    for (const text of REFUSED)
      await expectCode(
        writing(store, (sessions) => sessions.restore({ ...aTurn({ tokens: [text] }), number: 1 })),
        'INVALID_INPUT',
      )
    expect(await reading(store, (sessions) => sessions.bySpan([1, 9]))).toEqual([])
  }),
  sessionCase('refuses a session or a variable with NUL or a lone surrogate', async ({ store }) => {
    for (const text of REFUSED) {
      for (const broken of [{ id: text }, { channel: text }, { mergingInto: text }, { extra: { a: [text] } }])
        await expectCode(
          writing(store, (sessions) => sessions.put(aSession(broken))),
          'INVALID_INPUT',
        )
      for (const broken of [{ session: text }, { name: text }, { value: text }, { value: [{ [text]: 1 }] }])
        await expectCode(
          writingWorking(store, (working) => working.put(aVariable(broken))),
          'INVALID_INPUT',
        )
    }
    expect(await idsOf(store)).toEqual([])
    expect(await readingWorking(store, (working) => working.list({ limit: 9 }))).toMatchObject({ rows: [] })
  }),
]

export const sessionText: readonly StoreCase[] = [...exact, ...refused]
