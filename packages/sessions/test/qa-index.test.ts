import { describe, expect, it } from 'vitest'
import { exportOf, openMemory } from './support/core.ts'
import { InvalidImportError } from '@recollect/core'
import type { ScopedMemory } from '@recollect/core'
import type { QaIndex } from '../src/index.ts'
import { allSessions, figures, stopAfter, turnsIn } from './support/sessions.ts'

/** A `qa-index.json` with the fields that other tools add. */
const foreign = () => ({
  version: 1,
  structure: 'sequence-indexed-qa',
  made_by: 'memory-log.py',
  sessions: [
    {
      session_id: 'discord-常规-20260130',
      channel_id: '1466083818061566090',
      created: '2026-01-30T18:16:00Z',
      guild: { name: '常规', id: 7 },
      qa_sequence: [
        {
          seq: 1,
          timestamp: '2026-01-30T18:16:00Z',
          user: 'Evanchen',
          q: 'hi',
          q_tokens: ['hi', 'greeting'],
          q_hash: '8f14e45fceea167a5a36dedd4bea2543',
          a: null,
          a_significance: 0.1,
          a_tokens: 0,
          topic_tags: [],
        },
        {
          seq: 2,
          timestamp: '2026-01-30T18:18:00.500+00:00',
          user: 'Evanchen',
          q: 'How to configure Discord?',
          q_tokens: ['configure', 'discord'],
          q_hash: 'c9f0f895fb98ab9159f51fd0297e236d',
          a: 'Go to settings, then open the API page.',
          a_significance: 0.8,
          a_tokens: 35,
          topic_tags: ['discord_config', 'Memory Design'],
          mood: null,
        },
        {
          seq: 6,
          timestamp: '2026-01-30T18:26:00Z',
          user: '',
          q: '你觉得这个设计怎么样？',
          q_tokens: ['设计', '评价'],
          q_hash: '45c48cce2e2d7fbdea1afc51c7c6ad26',
          a: '很好',
          a_significance: 0.3,
          a_tokens: 2,
          topic_tags: [],
        },
      ],
    },
  ],
  index: {
    by_topic: {
      memory_design: [{ session: 'discord-常规-20260130', seq: 6 }],
      discord_config: [{ session: 'discord-常规-20260130', seq: 2 }],
      unused: [],
    },
    by_recency: [{ session: 'discord-常规-20260130', seq: 6, timestamp: '2026-01-30T18:26:00Z' }],
    by_semantic_hash: {
      '8f14e45fceea167a5a36dedd4bea2543': { session: 'discord-常规-20260130', seq: 1 },
    },
    by_user: { Evanchen: 3 },
  },
  metadata: { total_qa_pairs: 3, stored_answers: 2, average_significance: 0.748, compression_ratio: 0.833 },
})

const ID = 'discord-常规-20260130'
const one = (index: QaIndex, seq: number) =>
  index.sessions.flatMap(({ qa_sequence }) => qa_sequence).find((pair) => pair.seq === seq)

async function refusal(memory: ScopedMemory, index: unknown): Promise<InvalidImportError> {
  const error: unknown = await memory.sessions.importIndex(index).catch((caught: unknown) => caught)
  if (error instanceof InvalidImportError) return error
  throw error
}

describe('importIndex', () => {
  it('reads an index: pairs keep their numbers, answers, times and topics', async () => {
    const { alice } = await openMemory()
    expect(await alice.sessions.importIndex(foreign())).toEqual({ imported: 3, skipped: 0 })
    expect(await turnsIn(alice, ID)).toMatchObject([
      { seq: 1, user: 'Evanchen', question: 'hi', answer: null, significance: 0.1, manual: false },
      { seq: 2, answerTokens: 35, topics: ['discord_config', 'memory_design'], significance: 0.8 },
      { seq: 6, user: null, answer: '很好', topics: ['memory_design'], marked: false },
    ])
    expect(await alice.session(ID).info()).toMatchObject({
      channel: '1466083818061566090',
      lastSeq: 6,
      createdAt: Date.UTC(2026, 0, 30, 18, 16),
      lastAt: Date.UTC(2026, 0, 30, 18, 26),
    })
    const { told, counted } = await figures(alice)
    expect(told).toEqual(counted)
    expect((await alice.session(ID).topic('memory_design')).rows.map(({ seq }) => seq)).toEqual([6, 2])
    expect((await alice.sessions.same('你觉得这个设计怎么样')).map(({ seq }) => seq)).toEqual([6])
  })

  it('gives back what the file said: its hashes, tokens, notations, and fields nobody knows', async () => {
    const { alice } = await openMemory()
    const file = foreign()
    await alice.sessions.importIndex(file)
    const index = await alice.sessions.exportIndex()
    const [session] = file.sessions
    const pairs = session?.qa_sequence ?? []
    expect(index.sessions).toEqual([
      { ...session, qa_sequence: [...pairs.slice(0, 2), { ...pairs[2], topic_tags: ['memory_design'] }] },
    ])
    expect(index).toMatchObject({ made_by: 'memory-log.py', metadata: file.metadata })
    expect(index.index).toMatchObject({ by_user: { Evanchen: 3 } })
    expect(index.index.by_topic).toEqual({
      'Memory Design': [{ session: ID, seq: 2 }],
      discord_config: [{ session: ID, seq: 2 }],
      memory_design: [{ session: ID, seq: 6 }],
      unused: [],
    })
    expect(Object.keys(index.index.by_semantic_hash)).toEqual(pairs.map(({ q_hash }) => q_hash))
  })

  it('comes out again as it went in, import after import', async () => {
    const { alice, recollect } = await openMemory()
    await alice.sessions.importIndex(foreign())
    const first = await alice.sessions.exportIndex()
    const bob = recollect.scope('bob')
    await bob.sessions.importIndex(first)
    expect(JSON.stringify(await bob.sessions.exportIndex())).toBe(JSON.stringify(first))
    expect(await exportOf(bob)).toEqual(await exportOf(alice))
  })

  it('shows what was edited since, and the rest as the file has it', async () => {
    const { alice } = await openMemory()
    await alice.sessions.importIndex(foreign())
    await alice.session(ID).setTopics(2, ['discord'])
    await alice.session(ID).setSignificance(6, 0.9)
    const index = await alice.sessions.exportIndex()
    expect(one(index, 2)).toMatchObject({
      topic_tags: ['discord'],
      timestamp: '2026-01-30T18:18:00.500+00:00',
      mood: null,
    })
    expect(one(index, 6)).toMatchObject({ a_significance: 0.9, manual: true, user: '' })
    expect(index.metadata).toMatchObject({ average_significance: 0.6, total_qa_pairs: 3 })
  })

  it('skips pairs that are there, and adds those that are not', async () => {
    const { alice } = await openMemory()
    const file = foreign()
    const [session] = file.sessions
    const some = [{ ...session, qa_sequence: session?.qa_sequence.slice(0, 2) }]
    await alice.sessions.importIndex({ ...file, sessions: some })
    expect(await alice.sessions.importIndex(file)).toEqual({ imported: 1, skipped: 2 })
    expect(await alice.sessions.importIndex(file)).toEqual({ imported: 0, skipped: 3 })
    const { told, counted } = await figures(alice)
    expect(told).toEqual(counted)
    expect(await alice.session(ID).info()).toMatchObject({ lastSeq: 6, turns: 3 })
  })

  it.each(['ghost', ID, 'other'])('is open where nobody could finish a merge into %s', async (target) => {
    const { alice } = await openMemory()
    const sessions = [
      ...foreign().sessions.map((session) => ({ ...session, merging_into: target })),
      { session_id: 'other', merging_into: ID, qa_sequence: [] },
    ]
    await alice.sessions.importIndex({ ...foreign(), sessions })
    expect((await alice.session(ID).log('hello')).turn.seq).toBe(7)
    const index = await alice.sessions.exportIndex()
    expect(index.sessions.find(({ session_id }) => session_id === ID)).toMatchObject({ merging_into: target })
  })

  it('brings a merge that was begun, and lets it go on', async () => {
    const { alice, recollect } = await openMemory()
    await alice.session('a').log([{ q: 'one' }, { q: 'two' }, { q: 'three' }])
    await alice.session('b').log({ q: 'zero', at: '2020-01-01' })
    await alice.sessions.merge(['a'], 'b', { batch: 1, ...stopAfter(1) })
    const bob = recollect.scope('bob')
    await bob.sessions.importIndex(await alice.sessions.exportIndex())
    await expect(bob.session('a').log('more')).rejects.toMatchObject({ code: 'SESSION_MERGING' })
    await bob.sessions.merge(['a'], 'b')
    expect((await turnsIn(bob, 'b')).map(({ question }) => question)).toEqual(['zero', 'one', 'two', 'three'])
  })

  it('takes an index that says only what cannot be made anew', async () => {
    const { alice } = await openMemory()
    const long = 'First open the settings, then set the API token. '.repeat(8)
    const sessions = [
      {
        session_id: 's',
        qa_sequence: [
          { seq: 4, timestamp: '2026-01-30', q: 'second' },
          {
            seq: 2,
            timestamp: '2026-01-29',
            q: 'How do I set the API token?',
            a: long,
            a_significance: null,
          },
        ],
      },
      { session_id: 'empty' },
    ]
    expect(await alice.sessions.importIndex({ sessions })).toEqual({ imported: 2, skipped: 0 })
    const turns = await turnsIn(alice, 's')
    expect(turns.map(({ seq, number }) => [seq, number])).toEqual([
      [2, 1],
      [4, 2],
    ])
    expect(turns[0]?.significance).toBeGreaterThan(0)
    expect(turns[0]).toMatchObject({ autoTopics: true, answer: long })
    expect((await allSessions(alice)).map(({ id }) => id)).toEqual(['empty', 's'])
  })

  it('numbers pairs of all sessions by time', async () => {
    const { alice } = await openMemory()
    const pair = (seq: number, timestamp: string) => ({ seq, timestamp, q: `q ${timestamp}` })
    const sessions = [
      { session_id: 'a', qa_sequence: [pair(1, '2026-01-01'), pair(2, '2026-01-03')] },
      { session_id: 'b', qa_sequence: [pair(1, '2026-01-02'), pair(2, '2026-01-04')] },
    ]
    await alice.sessions.importIndex({ sessions })
    expect((await alice.sessions.recent(9)).map(({ session, number }) => [session, number])).toEqual([
      ['a', 1],
      ['b', 2],
      ['a', 3],
      ['b', 4],
    ])
  })

  const spoiled: [name: string, spoil: (file: ReturnType<typeof foreign>) => unknown, where: RegExp][] = [
    ['no object', () => [], /^The index: /u],
    ['no sessions', () => ({ version: 1 }), /^The index: /u],
    ['a newer version', (file) => ({ ...file, version: 2 }), /^The index: /u],
    ['another structure', (file) => ({ ...file, structure: 'other' }), /^The index: /u],
    ['an index that is none', (file) => ({ ...file, index: 5 }), /^The index: /u],
    ['a session without an id', (file) => ({ ...file, sessions: [{ qa_sequence: [] }] }), /^Session 1: /u],
    [
      'a session twice',
      (file) => ({ ...file, sessions: [...file.sessions, ...file.sessions] }),
      /^Session "/u,
    ],
    ...[
      ['a seq of 0', { seq: 0 }],
      ['a seq twice', { seq: 1 }],
      ['a seq nothing can be counted on from', { seq: Number.MAX_SAFE_INTEGER }],
      ['no time', { timestamp: 'yesterday' }],
      ['no question', { q: '' }],
      ['a question with a NUL', { q: 'a\0' }],
      ['significance above 1', { a_significance: 1.5 }],
      ['topics that are none', { topic_tags: ['a\nb'] }],
      ['an answer that is none', { a: 5 }],
    ].map(([name, change]): [string, (file: ReturnType<typeof foreign>) => unknown, RegExp] => [
      String(name),
      (file) => ({
        ...file,
        sessions: file.sessions.map((session) => ({
          ...session,
          qa_sequence: session.qa_sequence.map((pair, at) =>
            at === 1 ? { ...pair, ...Object(change) } : pair,
          ),
        })),
      }),
      /^Session "discord-常规-20260130"/u,
    ]),
  ]

  it.each(spoiled)('refuses %s, says where, and changes nothing', async (_name, spoil, where) => {
    const { alice } = await openMemory()
    await alice.session('mine').log('hello')
    const before = await exportOf(alice)
    const error = await refusal(alice, spoil(foreign()))
    expect(error).toMatchObject({ code: 'INVALID_IMPORT', line: null })
    expect(error.message).toMatch(where)
    expect(await exportOf(alice)).toEqual(before)
  })

  it('refuses another pair where one is, and a session that is being merged', async () => {
    const { alice } = await openMemory()
    await alice.session(ID).log({ q: 'something else', at: '2026-01-01' })
    await alice.session('a').log({ q: 'x', at: '2026-02-01' })
    await alice.session('a').log({ q: 'y', at: '2026-02-01' })
    const before = await exportOf(alice)
    expect((await refusal(alice, foreign())).message).toContain('pair 1: Another pair stands there')
    expect(await exportOf(alice)).toEqual(before)
    await alice.sessions.merge(['a'], ID, { batch: 1, ...stopAfter(1) })
    await expect(alice.sessions.importIndex(foreign())).rejects.toMatchObject({ code: 'SESSION_MERGING' })
  })
})

describe('exportIndex', () => {
  it('writes an index of an empty log too', async () => {
    const { alice } = await openMemory()
    expect(await alice.sessions.exportIndex()).toEqual({
      version: 1,
      structure: 'sequence-indexed-qa',
      sessions: [],
      index: { by_topic: {}, by_recency: [], by_semantic_hash: {} },
      metadata: { total_qa_pairs: 0, stored_answers: 0, average_significance: 0, compression_ratio: 0 },
    })
  })

  it('points at the newest of equal questions, and at nothing that is archived', async () => {
    const { alice } = await openMemory()
    await alice.session('a').log({ q: '同样的问题？', at: '2026-01-01', topics: ['x'] })
    await alice.session('b').log({ q: '同样的问题', at: '2026-01-02', topics: ['x'] })
    await alice.session('c').log({ q: '同样的问题', at: '2026-01-03', topics: ['x'] })
    await alice.sessions.archive({ sessions: ['c'] })
    const { index, sessions } = await alice.sessions.exportIndex()
    expect(Object.values(index.by_semantic_hash)).toEqual([{ session: 'b', seq: 1 }])
    expect(index.by_recency.map(({ session }) => session)).toEqual(['b', 'a'])
    expect(index.by_topic['x']?.map(({ session }) => session)).toEqual(['a', 'b'])
    expect(sessions.map(({ session_id }) => session_id)).toEqual(['a', 'b', 'c'])
  })
})
