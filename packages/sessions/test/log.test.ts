import { describe, expect, it } from 'vitest'
import type { LogInput } from '../src/index.ts'
import { DAY, NOON, openMemory } from './support/core.ts'
import { RECALLED_CLOSE, RECALLED_OPEN, estimateTokens } from '@recollect/core/text'
import type { ScopedMemory } from '@recollect/core'
import type { QaTurn } from '@recollect/core/store'

const LONG = 'Open the settings, choose the server, and then wait until the light turns green. '.repeat(4)
const codeOf = (work: Promise<unknown>) =>
  work.then(
    () => 'nothing was refused',
    (error: unknown) => (error instanceof Error && 'code' in error ? error.code : error),
  )
const seqs = (turns: readonly QaTurn[]) => turns.map(({ seq }) => seq)

async function opened() {
  const memory = await openMemory()
  return { ...memory, session: memory.alice.session('s') }
}

describe('log', () => {
  it('numbers pairs without a gap and says what became of each', async () => {
    const { session } = await opened()
    const first = await session.log('hi')
    const second = await session.log('How to bake bread?', LONG, { user: 'bob', mark: true })
    expect(first).toMatchObject({ kept: true, turn: { seq: 1, answer: null, significance: 0 } })
    expect(second.turn).toMatchObject({ seq: 2, user: 'bob', answer: LONG, marked: true, saidAt: NOON })
    expect(await session.info()).toMatchObject({ lastSeq: 2, turns: 2, answers: 1, lastAt: NOON })
  })

  it('keeps the question always, and the answer only above the threshold or when it is marked', async () => {
    const { session } = await opened()
    const at = async (pair: Partial<LogInput>) => {
      const { turn, kept } = await session.log({ q: 'tea', a: 'milk first', ...pair })
      return [turn.question, turn.answer, kept]
    }
    expect(await at({ significance: 0.6 })).toEqual(['tea', null, false])
    expect(await at({ significance: 0.61 })).toEqual(['tea', 'milk first', true])
    expect(await at({ significance: 0, mark: true })).toEqual(['tea', 'milk first', true])
    expect(await at({ a: null, significance: 1 })).toEqual(['tea', null, true])
  })

  it('estimates the tokens of an answer whether its text is kept or not', async () => {
    const { session } = await opened()
    const { turn } = await session.log('tea?', 'milk and sugar, sugar')
    expect([turn.answer, turn.answerTokens]).toEqual([null, estimateTokens('milk and sugar, sugar')])
  })

  it('gives every pair of concurrent calls a number of its own', async () => {
    const { alice, session } = await opened()
    const calls = Array.from({ length: 40 }, (_, i) =>
      i % 4 === 0
        ? alice.session('s').log([{ q: `a${String(i)}` }, { q: `b${String(i)}` }])
        : alice.session('s').log(`q${String(i)}`),
    )
    const logged = (await Promise.all<unknown>(calls)).flat()
    expect(logged).toHaveLength(50)
    const turns = await session.recent(100)
    expect(seqs(turns)).toEqual(Array.from({ length: 50 }, (_, i) => i + 1))
    expect((await session.info()).turns).toBe(50)
  })

  it('logs a list longer than a batch in its order', async () => {
    const { session } = await opened()
    const pairs = Array.from({ length: 450 }, (_, i) => ({ q: `question ${String(i)}`, at: NOON + i }))
    const logged = await session.log(pairs)
    expect(logged.map(({ turn }) => turn.question)).toEqual(pairs.map(({ q }) => q))
    expect(await session.info()).toMatchObject({
      lastSeq: 450,
      turns: 450,
      lastAt: NOON + 449,
      createdAt: NOON,
    })
    expect(await session.log([])).toEqual([])
  })

  it('notes the channel when the session begins, and the latest time whatever the order', async () => {
    const { session } = await opened()
    await session.log({ q: 'one', channel: 'c1', at: NOON })
    await session.log({ q: 'two', channel: 'c2', at: NOON - DAY })
    expect(await session.info()).toMatchObject({ channel: 'c1', lastAt: NOON, createdAt: NOON })
  })

  it('is not taken for said what a context brought into the texts', async () => {
    const { session } = await opened()
    const fenced = `${RECALLED_OPEN}\nthe user likes zebras\n${RECALLED_CLOSE}`
    const { turn } = await session.log(`${fenced}\nWhere is my tea?`, `${fenced}\nOn the table.`, {
      mark: true,
    })
    expect([turn.question, turn.answer]).toEqual(['Where is my tea?', 'On the table.'])
    expect(turn.tokens).not.toContain('zebras')
    expect(turn.questionHash).toBe((await session.log('Where is my tea?')).turn.questionHash)
    expect(await codeOf(session.log(fenced))).toBe('INVALID_INPUT')
    expect((await session.log('and?', fenced, { mark: true })).turn.answer).toBeNull()
  })

  it.each<[name: string, input: unknown]>([
    ['nothing', undefined],
    ['a number', 7],
    ['an empty question', ''],
    ['a question of blanks', { q: ' \n ' }],
    ['a question that is no text', { q: 5 }],
    ['a question in which nothing is to be seen', { q: '\0\u202e' }],
    ['an empty answer', { q: 'hi', a: '' }],
    ['an answer of control characters', { q: 'hi', a: '\0' }],
    ['a significance above 1', { q: 'hi', significance: 1.01 }],
    ['a significance below 0', { q: 'hi', significance: -0.01 }],
    ['a significance that is none', { q: 'hi', significance: Number.NaN }],
    ['an unknown field', { q: 'hi', question: 'hi' }],
    ['an empty topic', { q: 'hi', topics: ['a', ' '] }],
    ['too many topics', { q: 'hi', topics: Array.from({ length: 33 }, (_, i) => `t${String(i)}`) }],
    ['a time that is none', { q: 'hi', at: 'soon' }],
    ['an empty channel', { q: 'hi', channel: '' }],
    ['a text beyond what stores hold', { q: 'a'.repeat(10_000_001) }],
    ['a list with one that is wrong', [{ q: 'fine' }, { q: '' }]],
  ])('refuses %s and changes nothing', async (_name, input) => {
    const { alice, session } = await opened()
    await session.log('before')
    const loose: (given: unknown) => Promise<unknown> = (given) =>
      Reflect.apply(session.log, session, [given])
    expect(await codeOf(loose(input))).toBe('INVALID_INPUT')
    expect(await session.info()).toMatchObject({ turns: 1, lastSeq: 1 })
    expect(await alice.sessions.recent()).toHaveLength(1)
  })

  it('refuses a session that can have no such id', async () => {
    const { alice } = await opened()
    for (const id of ['', 'a\nb', 'x'.repeat(257)])
      expect(await codeOf(alice.session(id).log('hi'))).toBe('INVALID_INPUT')
  })

  it('brings an archived session back to life', async () => {
    const { alice, session } = await opened()
    await session.log({ q: 'old', at: NOON - 90 * DAY })
    await alice.sessions.archive()
    expect((await session.info()).archivedAt).not.toBeNull()
    await session.log('new')
    expect(await session.info()).toMatchObject({ archivedAt: null, turns: 2, archivedTurns: 1, lastAt: NOON })
    expect(seqs(await session.recent())).toEqual([1, 2])
    expect(seqs(await alice.sessions.recent())).toEqual([2])
  })

  it('is refused while the session is being merged', async () => {
    const { alice, session, store } = await opened()
    await session.log('one')
    const row = await session.info()
    await store.transaction('alice', async ({ sessions }) => sessions?.put({ ...row, mergingInto: 't' }))
    expect(await codeOf(session.log('two'))).toBe('SESSION_MERGING')
    expect(await alice.sessions.recent()).toHaveLength(1)
  })
})

describe('editing a pair', () => {
  const figures = async (memory: ScopedMemory) => {
    const { turns, answers, significance, bytes } = await memory.session('s').info()
    return { turns, answers, significance, bytes }
  }

  it('sets the significance by hand and keeps an answer that is given with it', async () => {
    const { session } = await opened()
    await session.log('tea?', 'with milk')
    expect((await session.turn(1)).manual).toBe(false)
    expect(await session.setSignificance(1, 0.9, 'with milk')).toMatchObject({
      significance: 0.9,
      manual: true,
      answer: 'with milk',
    })
    expect(await session.setSignificance(1, 0.1)).toMatchObject({ significance: 0.1, answer: 'with milk' })
    expect(await session.turn(1)).toMatchObject({ significance: 0.1, answer: 'with milk', manual: true })
  })

  it('keeps no answer that is given with too low a significance', async () => {
    const { session } = await opened()
    await session.log('tea?', 'with milk')
    expect((await session.setSignificance(1, 0.5, 'with milk')).answer).toBeNull()
  })

  it('refuses another text for an answer that is kept', async () => {
    const { session } = await opened()
    await session.log('tea?', 'with milk', { mark: true })
    expect(await codeOf(session.setSignificance(1, 0.9, 'with lemon'))).toBe('INVALID_INPUT')
    expect(await session.turn(1)).toMatchObject({ answer: 'with milk', manual: false })
  })

  it('replaces topics, which are then no automatic ones', async () => {
    const { alice, session } = await opened()
    await session.log('tea?', null, { topics: ['Old Habits'] })
    expect(await session.setTopics(1, ['Green Tea', 'green_tea', ' ＴＥＡ '])).toMatchObject({
      topics: ['green_tea', 'tea'],
      autoTopics: false,
    })
    expect((await alice.sessions.topics()).rows.map(({ key }) => key)).toEqual(['green_tea', 'tea'])
    expect(await codeOf(alice.sessions.topic('old habits'))).toBe('NOT_FOUND')
  })

  it('leaves the figures as if the pairs had been logged like that', async () => {
    const { alice, session } = await opened()
    await session.log('one', 'an answer', { significance: 0.2, topics: [] })
    await session.log('two', 'another', { significance: 0.9, topics: ['a'] })
    await session.log('three', null, { topics: [] })
    await session.setSignificance(1, 0.8, 'an answer')
    await session.setTopics(2, ['b', 'c'])
    await session.forget(3)
    const other = alice.session('t')
    await other.log('one', 'an answer', { significance: 0.8, topics: [] })
    await other.log('two', 'another', { significance: 0.9, topics: ['b', 'c'] })
    const { turns, answers, significance, bytes } = await other.info()
    const mine = await figures(alice)
    expect({ ...mine, significance: mine.significance.toFixed(9) }).toEqual({
      turns,
      answers,
      bytes,
      significance: significance.toFixed(9),
    })
  })

  it('never gives the number of a forgotten pair out again', async () => {
    const { session } = await opened()
    await session.log([
      { q: 'one', at: NOON },
      { q: 'two', at: NOON + DAY },
    ])
    await session.forget(2)
    expect((await session.info()).lastAt).toBe(NOON)
    expect((await session.log('three')).turn.seq).toBe(3)
    expect(seqs(await session.recent())).toEqual([1, 3])
  })

  it('takes the time of what is said next for that of a session nothing is left in', async () => {
    const { session } = await opened()
    await session.log({ q: 'one', at: NOON })
    await session.forget(1)
    await session.log({ q: 'two', at: NOON - DAY })
    expect(await session.info()).toMatchObject({ turns: 1, lastSeq: 2, lastAt: NOON - DAY, significance: 0 })
  })

  it.each([0, -1, 1.5, Number.NaN, '1'])('refuses the position %j', async (seq) => {
    const { session } = await opened()
    await session.log('one')
    for (const verb of [session.turn, session.forget])
      expect(await codeOf(Reflect.apply(verb, session, [seq]))).toBe('INVALID_INPUT')
    expect(await codeOf(Reflect.apply(session.setTopics, session, [seq, []]))).toBe('INVALID_INPUT')
  })

  it('refuses what is not there, and values that can be none, and changes nothing', async () => {
    const { alice, session } = await opened()
    await session.log('one', null, { topics: ['a'] })
    const none = alice.session('none')
    expect(await Promise.all([none.info(), none.turn(1), none.recent(), none.forget(1)].map(codeOf))).toEqual(
      Array.from({ length: 4 }, () => 'NOT_FOUND'),
    )
    expect(await codeOf(session.turn(2))).toBe('NOT_FOUND')
    expect(await codeOf(session.setSignificance(2, 0.5))).toBe('NOT_FOUND')
    expect(await codeOf(session.setSignificance(1, 1.1))).toBe('INVALID_INPUT')
    expect(await codeOf(session.setTopics(1, ['']))).toBe('INVALID_INPUT')
    expect(await session.turn(1)).toMatchObject({ significance: 0, manual: false, topics: ['a'] })
  })
})
