import { describe, expect, it } from 'vitest'
import { DAY, NOON, openMemory } from './support/core.ts'
import type { QaTurn } from '@recollect/core/store'

const codeOf = (work: Promise<unknown>) =>
  work.then(
    () => 'nothing was refused',
    (error: unknown) => (error instanceof Error && 'code' in error ? error.code : error),
  )
const questions = (turns: readonly QaTurn[]) => turns.map(({ question }) => question)

async function opened() {
  const memory = await openMemory()
  const { alice } = memory
  return { ...memory, session: alice.session('s'), other: alice.session('t') }
}

describe('recent', () => {
  it('gives the last pairs in the order they were said, five when it is not told', async () => {
    const { session } = await opened()
    await session.log(Array.from({ length: 8 }, (_, i) => ({ q: `q${String(i + 1)}` })))
    expect(questions(await session.recent())).toEqual(['q4', 'q5', 'q6', 'q7', 'q8'])
    expect(questions(await session.recent(2))).toEqual(['q7', 'q8'])
  })

  it('over all sessions goes by the time things were said', async () => {
    const { alice, session, other } = await opened()
    await session.log([
      { q: 'late', at: NOON + DAY },
      { q: 'first', at: NOON - DAY },
    ])
    await other.log({ q: 'middle', at: NOON })
    expect(questions(await alice.sessions.recent(2))).toEqual(['middle', 'late'])
  })

  it.each([0, -1, 1.5, 1001])('refuses %j pairs', async (n) => {
    const { alice, session } = await opened()
    await session.log('hi')
    expect(await codeOf(session.recent(n))).toBe('INVALID_INPUT')
    expect(await codeOf(alice.sessions.recent(n))).toBe('INVALID_INPUT')
  })
})

describe('the same question', () => {
  it('is found however it is written', async () => {
    const { session, other } = await opened()
    await session.log({ q: 'Where is my tea, please?', at: NOON })
    await other.log({ q: 'ＷＨＥＲＥ is your tea please', at: NOON + 1 })
    await other.log('Where was my tea?')
    for (const asked of [
      'where is my tea please',
      '  WHERE   is my “tea” – please!!',
      'where is my tea, please',
    ])
      expect(questions(await session.same(asked))).toEqual([
        'ＷＨＥＲＥ is your tea please',
        'Where is my tea, please?',
      ])
    expect(await session.same('where is my tea please', 1)).toHaveLength(1)
  })

  it('is not another one', async () => {
    const { session } = await opened()
    await session.log(['c#', 'version 3.5', 'well-known', '?!'].map((q) => ({ q })))
    for (const asked of ['c', 'version 35', 'version 3 5', 'wellknown', 'nothing', '…'])
      expect(await session.same(asked)).toEqual([])
  })
})

describe('a topic', () => {
  it('gives its pairs of all sessions page by page, newest first', async () => {
    const { alice, session, other } = await opened()
    for (let i = 0; i < 5; i++)
      await (i % 2 === 0 ? session : other).log({ q: `q${String(i)}`, topics: ['tea'], at: NOON + i })
    await session.log({ q: 'elsewhere', topics: ['coffee'] })
    const first = await alice.sessions.topic('Tea', { limit: 3 })
    expect(questions(first.rows)).toEqual(['q4', 'q3', 'q2'])
    const second = await alice.sessions.topic('tea', { limit: 3, cursor: first.next })
    expect([questions(second.rows), second.next]).toEqual([['q1', 'q0'], null])
    expect(questions((await alice.sessions.topic('tea', { session: 't' })).rows)).toEqual(['q3', 'q1'])
    expect((await alice.sessions.topic('tea', { limit: 5 })).next).toBeNull()
  })

  it('is refused when no pair has it, and with a cursor of something else', async () => {
    const { session } = await opened()
    await session.log({ q: 'tea', topics: ['tea'] })
    expect(await codeOf(session.topic('coffee'))).toBe('NOT_FOUND')
    expect(await codeOf(session.topic(''))).toBe('INVALID_INPUT')
    for (const cursor of ['', 'x', '1', '1.', '1.2.3'])
      expect(await codeOf(session.topic('tea', { cursor }))).toBe('INVALID_INPUT')
    expect(await codeOf(session.topic('tea', { limit: 0 }))).toBe('INVALID_INPUT')
  })

  it('can be given another name, which takes in what has that already', async () => {
    const { alice, session, other } = await opened()
    const pairs = Array.from({ length: 230 }, (_, i) => ({ q: `q${String(i)}`, topics: ['old', 'x'] }))
    await session.log(pairs)
    await other.log([
      { q: 'both', topics: ['new', 'old'] },
      { q: 'none', topics: ['x'] },
    ])
    expect(await alice.sessions.renameTopic('Old', 'new')).toBe(231)
    const { rows } = await alice.sessions.topics()
    expect(rows.map(({ key, turns }) => [key, turns])).toEqual([
      ['new', 231],
      ['x', 231],
    ])
    expect((await other.turn(1)).topics).toEqual(['new'])
    expect(await codeOf(alice.sessions.renameTopic('old', 'new'))).toBe('NOT_FOUND')
    expect(await alice.sessions.renameTopic('new', 'NEW')).toBe(0)
    expect(await codeOf(alice.sessions.renameTopic('new', ''))).toBe('INVALID_INPUT')
  })

  it('comes back as it was given, but for case, width and white space', async () => {
    const { session } = await opened()
    const topics = ['discord_config', 'gpt-4', 'node.js', '记忆设计', 'c++', 'a/b']
    expect((await session.log({ q: 'q', topics })).turn.topics).toEqual(topics)
    expect((await session.log({ q: 'q', topics: ['Memory  Design', 'ＡＩ'] })).turn.topics).toEqual([
      'memory_design',
      'ai',
    ])
  })
})

describe('the log as a whole', () => {
  it('is counted by its pairs and their answers', async () => {
    const { alice, session, other } = await opened()
    expect(await alice.sessions.stats()).toMatchObject({
      pairs: 0,
      averageSignificance: 0,
      compressionRatio: 0,
    })
    await session.log([
      { q: 'hi', topics: [] },
      { q: 'tea', a: 'milk', significance: 0.9, topics: ['t'] },
      { q: 'ok', a: 'fine', significance: 0.3, topics: [] },
    ])
    await other.log({ q: 'hi', a: 'yes', significance: 0.8, topics: [] })
    const stats = await alice.sessions.stats()
    expect(stats).toMatchObject({ sessions: 2, pairs: 4, storedAnswers: 2, compressionRatio: 0.5 })
    expect(stats.averageSignificance).toBeCloseTo(0.5, 9)
    // Questions 2 + 3 + 2 + 2, answers 4 + 3, tokens as the questions, the topic 1.
    expect(stats.bytesPerHundredPairs).toBe(Math.round((26 / 4) * 100))
  })

  it('lists sessions by their ids', async () => {
    const { alice, session, other } = await opened()
    await other.log('hi')
    await session.log('hi')
    const page = await alice.sessions.list({ limit: 1 })
    expect(page.rows.map(({ id }) => id)).toEqual(['s'])
    const rest = await alice.sessions.list({ limit: 5, cursor: page.next, archived: false })
    expect(rest.rows.map(({ id }) => id)).toEqual(['t'])
    expect((await alice.sessions.list({ archived: true })).rows).toEqual([])
    expect(await codeOf(alice.sessions.list({ limit: 0 }))).toBe('INVALID_INPUT')
  })
})
