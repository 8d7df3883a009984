import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { RecallFilter, RecallOptions, ScopedMemory } from '../src/index.ts'
import { histories, tell } from './support/histories.ts'
import { DAY, NOON, openMemory } from './support/memory.ts'
import { runs } from './support/runs.ts'

const quotes = async (memory: ScopedMemory, query: string, options: RecallOptions) =>
  (await memory.recall(query, options)).hits.map((hit) => hit.quote)

async function conversation() {
  const { alice } = await openMemory()
  await alice.remember([
    { text: 'I live in Paris', session: 'one', at: NOON - 9 * DAY, metadata: { app: 'chat', n: 1 } },
    { text: 'I like green tea', session: 'one', at: NOON - 8 * DAY, speaker: 'Ann' },
    { text: 'Paris is lovely, shall we have tea?', role: 'assistant', session: 'one', at: NOON - 7 * DAY },
    { text: 'My wife lives in Rome', session: 'two', at: NOON - 2 * DAY, metadata: { app: 'mail', n: '1' } },
    { text: 'I hate black tea', session: 'two', at: NOON - DAY, metadata: { app: 'chat', 'a"b': null } },
    { text: 'The tea house in Paris', role: 'tool', at: NOON },
  ])
  return alice
}

const WORDS = ['live', 'tea', 'rome', 'green', 'cats']
const holds = (text: string, word: string) => new RegExp(`\\b${word}\\b`, 'iu').test(text)

describe('a filter of recall', () => {
  it.each<[RecallFilter, readonly string[]]>([
    [{ session: 'two' }, ['I hate black tea']],
    [{ role: 'tool' }, ['The tea house in Paris']],
    [{ speaker: 'Ann' }, ['I like green tea']],
    [{ from: NOON - DAY }, ['I hate black tea', 'The tea house in Paris']],
    [{ to: NOON - 7 * DAY }, ['I like green tea']],
    [
      { from: new Date(NOON - 8 * DAY), to: '2025-02-22T08:00:01Z' },
      ['I like green tea', 'Paris is lovely, shall we have tea?'],
    ],
    [{ metadata: { app: 'chat' } }, ['I hate black tea']],
    [{ metadata: { 'a"b': null } }, ['I hate black tea']],
    [{ metadata: { app: 'chat', n: 2 } }, []],
    [{ kind: 'item', session: 'one' }, ['I like green tea', 'Paris is lovely, shall we have tea?']],
    [{ kind: 'item', slot: 'likes' }, ['I like green tea']],
    [{ kind: 'card' }, ['I hate black tea', 'I like green tea']],
    [{ slot: 'likes' }, ['I like green tea']],
    [{ slot: 'dis*' }, ['I hate black tea']],
    [{ slot: 'likes', session: 'two' }, []],
    [{ entity: 'user.wife' }, []],
    [{ session: 'none' }, []],
  ])('%j lets only what it says be found', async (filter, expected) => {
    const alice = await conversation()
    for (const trace of [false, true]) {
      const found = await quotes(alice, 'tea', { filter, trace })
      expect(found.toSorted()).toEqual(expected.toSorted())
    }
  })

  it('turns the messages that were found into the facts they gave, where facts are asked for', async () => {
    const alice = await conversation()
    const { hits } = await alice.recall('tea', { filter: { kind: 'preference' } })
    expect(hits.map(({ kind, card, item }) => [kind, card?.slot, item?.text])).toEqual([
      ['card', 'dislikes', 'I hate black tea'],
      ['card', 'likes', 'I like green tea'],
    ])
  })

  it('gives of a message with several facts only those that pass', async () => {
    const { alice } = await openMemory()
    await alice.remember(['My name is Bob, I live in Oslo', 'I like Oslo'])
    const { hits } = await alice.recall('oslo', { filter: { slot: 'name' } })
    expect(hits.map(({ card, quote }) => [card?.value, quote])).toEqual([
      ['Bob', 'My name is Bob, I live in Oslo'],
    ])
    expect((await alice.recall('oslo', { filter: { kind: 'profile' } })).hits).toHaveLength(2)
  })

  it('holds for the answer: a fact outside it does not answer', async () => {
    const alice = await conversation()
    expect((await alice.recall('Where do I live?')).answer.text).toBe('fact: Paris')
    const elsewhere: readonly RecallFilter[] = [
      { session: 'two' },
      { from: NOON - DAY },
      { metadata: { app: 'mail' } },
      { role: 'tool' },
      { entity: 'user.wife' },
      { slot: 'likes' },
      { kind: 'preference' },
      { kind: 'item' },
    ]
    for (const filter of elsewhere) {
      const { answer, hits } = await alice.recall('Where do I live?', { filter })
      expect(answer.card, JSON.stringify(filter)).toBeNull()
      expect(hits.every((hit) => hit.card?.value !== 'Paris')).toBe(true)
    }
    const within = await alice.recall('Where do I live?', {
      filter: { session: 'one', role: 'user', slot: 'location' },
    })
    expect(within.answer.text).toBe('fact: Paris')
  })

  it('holds for the past: versions outside it are no part of a chain', async () => {
    const { alice } = await openMemory()
    await alice.remember([
      { text: 'I live in Paris', at: NOON - 9 * DAY, session: 'a' },
      { text: 'I moved to Rome', at: NOON - 5 * DAY, session: 'b' },
      { text: 'I moved to Oslo', at: NOON - DAY, session: 'a' },
    ])
    expect((await alice.recall('How has it changed where I lived?')).answer.text).toBe(
      'change: Paris, Rome, Oslo',
    )
    const { answer } = await alice.recall('How has it changed where I lived?', { filter: { session: 'a' } })
    expect(answer.text).toBe('change: Paris, Oslo')
  })

  it('holds before the limit: few that pass are found behind many that do not', async () => {
    const { alice } = await openMemory()
    await alice.remember(['tea for me', 'more tea', 'tea again'].map((text) => ({ text, session: 'old' })))
    await alice.remember(Array.from({ length: 120 }, () => ({ text: 'tea', role: 'assistant' as const })))
    for (const filter of [{ role: 'user' }, { session: 'old' }] as const) {
      expect(await quotes(alice, 'tea', { filter, limit: 3 })).toHaveLength(3)
    }
    expect(await quotes(alice, 'tea', { filter: { role: 'user' }, limit: 2 })).toHaveLength(2)
  })

  it('finds what lies beyond the budget of postings, and equal messages beyond the newest', async () => {
    const { alice } = await openMemory({
      config: { recall: { postingsBudget: 100 }, query: { off: ['substring'] } },
    })
    await alice.remember({ text: 'tea with Ann', session: 'old', role: 'user', metadata: { k: 1 } })
    await alice.remember(Array.from({ length: 700 }, () => ({ text: 'tea', role: 'assistant' as const })))
    await alice.remember({ text: 'tea', session: 'old', role: 'tool', at: NOON - DAY })
    await alice.remember(Array.from({ length: 60 }, () => ({ text: 'tea', role: 'assistant' as const })))
    for (const filter of [{ session: 'old' }, { role: 'user' }, { metadata: { k: 1 } }] as const) {
      expect(await quotes(alice, 'tea', { filter, limit: 5 })).toContain('tea with Ann')
    }
    for (const trace of [false, true]) {
      const { hits } = await alice.recall('tea', { filter: { to: NOON }, limit: 3, trace })
      expect(hits.map((hit) => [hit.quote, hit.tiers.exact])).toEqual([['tea', 1]])
    }
  })

  it('gives what passes and shares a word with the query, and nothing that does not pass', async () => {
    const filters = fc.constantFrom<RecallFilter>(
      { session: 's1' },
      { role: 'user' },
      { role: 'assistant' },
      { from: NOON },
      { to: NOON, session: 's2' },
    )
    const queries = fc.constantFrom(
      'Where do I live?',
      'tea',
      'I live in Rome',
      'green cats',
      'Do I like tea?',
      'rom',
    )
    await fc.assert(
      fc.asyncProperty(histories, filters, queries, fc.boolean(), async (history, filter, query, trace) => {
        const { alice } = await openMemory()
        await tell(alice, history)
        const passes = ({
          item,
        }: {
          item: { session: string | null; role: string; saidAt: number } | null
        }) =>
          item !== null &&
          (filter.session === undefined || item.session === filter.session) &&
          (filter.role === undefined || item.role === filter.role) &&
          (filter.from === undefined || item.saidAt >= Number(filter.from)) &&
          (filter.to === undefined || item.saidAt < Number(filter.to))
        const wide = { limit: 1000, includeInactive: true, trace }
        const some = await alice.recall(query, { ...wide, filter })
        expect(some.hits.every(passes)).toBe(true)
        const found = new Set(some.hits.map(({ item }) => item?.id))
        // Messages of the same words are one hit.
        const saying = new Set(
          some.hits.flatMap(({ kind, item }) => (kind === 'item' ? (item?.text.trim() ?? []) : [])),
        )
        const { rows } = await alice.items.list({ limit: 1000 })
        const sharing = rows.filter(
          (item) => passes({ item }) && WORDS.some((word) => holds(query, word) && holds(item.text, word)),
        )
        expect(
          sharing.filter(({ id, text }) => !found.has(id) && !saying.has(text.trim()) && text !== query),
        ).toEqual([])
        const source = some.answer.card === null ? null : await alice.items.get(some.answer.card.itemId ?? '')
        if (source) expect(passes({ item: source })).toBe(true)
      }),
      { numRuns: runs(40) },
    )
  })

  it('says in the trace what it left out and by which condition, once, and changes nothing else', async () => {
    const alice = await conversation()
    const filter = { to: NOON - DAY, role: 'user' } as const
    const { trace, ...rest } = await alice.recall('I live: tea in Paris?', { filter, trace: true })
    expect(await alice.recall('I live: tea in Paris?', { filter })).toEqual(rest)
    const gone = trace?.dropped.filter((drop) => drop.stage === 'filter') ?? []
    expect(gone.map(({ quote, reason }) => `${quote}: ${reason}`).sort()).toEqual([
      'I hate black tea: it was not said before 2025-02-28T08:00:00.000Z',
      'Paris is lovely, shall we have tea?: role is not "user"',
      'The tea house in Paris: role is not "user"',
    ])
    const facts = await alice.recall('Where do I live? tea', { filter: { kind: 'preference' }, trace: true })
    expect(facts.trace?.dropped.map(({ kind, stage, reason }) => [kind, stage, reason])).toContainEqual([
      'card',
      'filter',
      'kind is not "preference"',
    ])
    const twice = await alice.recall('Paris is lovely, shall we have tea?', {
      filter: { role: 'user' },
      trace: true,
    })
    expect(twice.trace?.dropped.filter(({ reason }) => reason === 'role is not "user"')).toHaveLength(2)
    const keys = facts.trace?.dropped.map(({ kind, id }) => `${kind}:${id}`) ?? []
    expect(new Set(keys).size).toBe(keys.length)
  })
})

describe('a bad filter', () => {
  const refused: readonly unknown[] = [
    null,
    [],
    'session',
    { sesion: 'x' },
    { session: '' },
    { session: 7 },
    { session: 'a\0' },
    { session: '\ud800' },
    { role: 'admin' },
    { from: 'yesterday' },
    { from: Number.NaN },
    { to: new Date(Number.NaN) },
    { from: NOON, to: NOON },
    { from: NOON, to: NOON - 1 },
    { kind: 'cards' },
    { slot: '' },
    { slot: 'a:b' },
    { slot: "x' or 1=1" },
    { slot: '*.*' },
    { entity: '%' },
    { metadata: 'x' },
    { metadata: { a: {} } },
    { metadata: { a: [1] } },
    { metadata: { a: undefined } },
    { metadata: { a: Number.POSITIVE_INFINITY } },
    { metadata: { a: 'x\0' } },
    { metadata: { 'a\ud800': 1 } },
    { metadata: JSON.parse('{"__proto__": 1}') },
    { metadata: Object.fromEntries(Array.from({ length: 17 }, (_, at) => [`k${String(at)}`, at])) },
    { metadata: { a: 'x'.repeat(10_001) } },
  ]
  it.each(refused.map((filter) => [filter]))('%j is refused with what to do', async (filter) => {
    const alice = await conversation()
    const bad = { filter } as unknown as RecallOptions
    await expect(alice.recall('tea', bad)).rejects.toMatchObject({ code: 'INVALID_INPUT' })
  })

  it('of a list is refused too', async () => {
    const alice = await conversation()
    for (const bad of [
      { role: 'admin' },
      { from: 'x' },
      { sesion: 'x' },
      { metadata: { a: [] } },
      { active: 'yes' },
    ]) {
      await expect(alice.items.list(bad as object)).rejects.toMatchObject({ code: 'INVALID_INPUT' })
      await expect(alice.cards.list(bad as object)).rejects.toMatchObject({ code: 'INVALID_INPUT' })
    }
    expect((await alice.items.list({ metadata: { app: 'chat' } })).rows).toHaveLength(2)
    expect((await alice.cards.list({ speaker: 'Ann' })).rows.map((card) => card.value)).toEqual(['green tea'])
    expect((await alice.cards.list({ from: NOON - 2 * DAY, entity: 'user' })).rows).toHaveLength(1)
  })
})
