import { describe, expect, it } from 'vitest'
import { CONTEXT_SECTIONS } from '../src/index.ts'
import type { Context, ContextSection, SessionMemory } from '../src/index.ts'
import { DAY, inMemoryStore, NOON, openMemory } from './support/core.ts'
import type { Store } from '@recollect/core'

const NOTHING = '[memory note] Nothing is remembered about this'

async function openSession(options: Parameters<typeof openMemory>[0] = {}) {
  const opened = await openMemory(options)
  return { ...opened, session: opened.alice.session('s1') }
}

const inside = ({ text }: Context): readonly string[] => text.split('\n').slice(2, -1)
const kinds = ({ entries }: Context): readonly ContextSection[] => entries.map(({ section }) => section)

/** Pairs that are kept whole. */
async function logPairs(session: SessionMemory, ...pairs: readonly (readonly [q: string, a?: string])[]) {
  for (const [q, a] of pairs) await session.log(q, a ?? null, { mark: true, topics: [] })
}

describe('the text of a context', () => {
  it('has what changes least first: facts by key, working memory, the last pairs, then what the message brings', async () => {
    const { alice, session } = await openSession()
    await alice.remember([
      'I like tea',
      'I live in Rome',
      'The harbor is closed in winter, as the fishermen told us all',
    ])
    await session.working.set({ zeta: [1, { b: 'two', a: null }], alpha: true })
    await alice.session('s2').log('Where is the harbor?', 'north', { mark: true, topics: [] })
    await logPairs(session, ['hi'], ['the weather', 'fine'])
    const context = await session.context('Where is the harbor?')
    expect(inside(context)).toEqual([
      '- [memory fact] user: location = Rome; likes = tea',
      '- [memory variable 2025-03-01] "alpha" = true',
      '- [memory variable 2025-03-01] "zeta" = [1,{"a":null,"b":"two"}]',
      '- [memory pair 1, 2025-03-01] Q: "hi"',
      '- [memory pair 2, 2025-03-01] Q: "the weather" A: "fine"',
      '- [memory pair 1 of "s2", 2025-03-01] Q: "Where is the harbor?" A: "north"',
      '- [memory said 2025-03-01, user] "The harbor is closed in winter, as the fishermen told us all"',
    ])
    expect(kinds(context)).toEqual([
      'facts',
      'facts',
      'working',
      'working',
      'recent',
      'recent',
      'same',
      'recalled',
    ])
    expect(context.entries.map(({ line }) => line)).toEqual([
      '- [memory fact] user: location = Rome',
      '- [memory fact] likes: tea',
      ...inside(context).slice(1),
    ])
  })

  it('is the same bytes for the same memory and message', async () => {
    const { alice, session } = await openSession()
    await alice.remember(['I like tea', 'I live in Rome'])
    await logPairs(session, ['hi', 'hello'])
    expect(await session.context('Where do I live?')).toEqual(await session.context('Where do I live?'))
  })

  it('keeps its beginning for another message and for a further pair, up to the pairs that were there', async () => {
    const { alice, session } = await openSession()
    await alice.remember([
      'I like tea',
      'I live in Rome',
      'The harbor is closed in winter, as the fishermen told us',
    ])
    await logPairs(session, ['Where is the harbor?', 'north'], ['hi', 'hello'])
    const first = await session.context('Where is the harbor?')
    const other = await session.context('What do I like?')
    const stable = first.text.slice(0, first.text.indexOf('- [memory said'))
    expect(stable).toContain('pair 2')
    expect(other.text.startsWith(stable)).toBe(true)
    await logPairs(session, ['thanks', 'welcome'])
    const longer = await session.context('Where is the harbor?')
    expect(longer.text.startsWith(stable)).toBe(true)
  })

  it('says that nothing is known where nothing is', async () => {
    const { alice, session } = await openSession()
    await alice.remember('I live in Rome')
    const context = await session.context('quantum physics')
    expect(context.evidence).toBe('none')
    expect(inside(context).at(-1)).toContain(NOTHING)
    const known = await session.context('Where do I live?')
    expect(known.evidence).toBe('strong')
    expect(known.text).not.toContain(NOTHING)
  })

  it('takes a question asked before for evidence, whatever the recall says', async () => {
    const { session } = await openSession()
    await logPairs(session, ['quantum physics?', 'no idea'])
    expect((await session.context('Quantum physics!')).evidence).toBe('weak')
  })

  it('brings a pair that asked in other words, and takes it for evidence', async () => {
    const { alice, session } = await openSession()
    await logPairs(alice.session('s2'), ['Where is the old harbor?', 'north'], ['What is for lunch?', 'soup'])
    const context = await session.context('The old harbor, where is it?', { include: ['topic'] })
    expect(context.entries.map((entry) => 'turn' in entry && entry.turn.question)).toEqual([
      'Where is the old harbor?',
    ])
    expect(context.evidence).toBe('weak')
    expect((await session.context('Which harbor pilot sings?', { include: ['topic'] })).entries).toEqual([])
  })

  it('brings pairs of any session that are of the topics of the message, and takes them for evidence', async () => {
    const { alice, session } = await openSession()
    const log = async (id: string, q: string, topic: string) =>
      alice.session(id).log(q, 'an answer', { mark: true, topics: [topic] })
    await log('s2', 'how deep?', 'harbor')
    await log('s3', 'how old?', 'harbor')
    await log('s3', 'how high?', 'mountain')
    const context = await session.context('Tell me of the harbor')
    expect(kinds(context)).toEqual(['topic', 'topic'])
    expect(inside(context)).toEqual([
      '- [memory pair 1 of "s2", 2025-03-01] Q: "how deep?" A: "an answer"',
      '- [memory pair 1 of "s3", 2025-03-01] Q: "how old?" A: "an answer"',
    ])
    expect(context.evidence).toBe('weak')
  })

  it('of a pair whose answer was not kept has the question alone', async () => {
    const { session } = await openSession()
    await session.log('hi', 'hello there', { topics: [], significance: 0.1 })
    expect(inside(await session.context('hm'))).toContain('- [memory pair 1, 2025-03-01] Q: "hi"')
  })

  it('names who asked, and shows a form by its title and fields', async () => {
    const { session } = await openSession()
    await session.log('hi', null, { user: 'Evan "E" Chen', topics: [] })
    await session.working.submitForm({ title: 'Shipping', fields: { town: 'Ghent', boxes: 3 } })
    const lines = inside(await session.context('hm'))
    expect(lines).toContain('- [memory pair 1, 2025-03-01] Q by "Evan \\"E\\" Chen": "hi"')
    expect(lines).toContain('- [memory form 2025-03-01] "Shipping" = {"boxes":3,"town":"Ghent"}')
  })

  it('is not changed by an earlier context in the message, and all of it brings nothing', async () => {
    const { alice, session } = await openSession()
    await alice.remember('I live in Rome')
    const plain = await session.context('Where do I live?')
    expect(await session.context(`${plain.text}\n\nWhere do I live?`)).toEqual(plain)
    expect((await session.context(plain.text)).evidence).toBe('none')
  })
})

describe('facts in a context', () => {
  it('tell since when and until when they hold, and deny what is denied', async () => {
    const { alice, session, clock } = await openSession()
    await alice.remember('I used to live in Oslo')
    await alice.remember('I live in rome since 2020')
    await alice.put({ slot: 'employer', value: 'Acme', validFrom: '2019-05-01' })
    await alice.put({ slot: 'pet', value: 'dog', polarity: 'negative', facet: 'at home' })
    clock.set(NOON + DAY)
    await alice.remember('I moved to Ghent')
    const lines = inside(await session.context('Where did I live before?'))
    expect(lines).toEqual(
      expect.arrayContaining([
        '- [memory fact] user: employer = Acme (since 2019-05-01); location = Ghent, rome (since 2020-01-01, until 2025-03-02); pet = at home = not dog',
      ]),
    )
  })

  it('are told by source where sources disagree', async () => {
    const { alice, session } = await openSession()
    const from = '2025-01-01'
    await alice.put({ slot: 'employer', value: 'Acme', validFrom: from, source: 'crm' })
    await alice.put({ slot: 'employer', value: 'Globex', validFrom: from, source: 'form' })
    const context = await session.context('hm')
    expect(inside(context)[0]).toBe(
      '- [memory fact] user: employer = sources disagree: Acme ("crm", since 2025-01-01) / Globex ("form", since 2025-01-01)',
    )
    expect(context.entries).toHaveLength(1)
  })

  it('are not there once they have expired, and neither are variables', async () => {
    const { alice, session, clock } = await openSession()
    await alice.put({ slot: 'plan', value: 'the fair', expiresAt: NOON + DAY })
    await session.working.set({ cart: 'two' }, { ttlMs: DAY })
    expect((await session.context('hm')).entries).toHaveLength(2)
    clock.set(NOON + 2 * DAY)
    expect((await session.context('hm')).entries).toEqual([])
  })

  it('of a message that hold no longer stand beside it', async () => {
    const { alice, session } = await openSession()
    await alice.remember('My name is Bob, I live in Paris, and the weather has been dreadful for many weeks')
    await alice.remember('I moved to Rome')
    const lines = inside(await session.context('dreadful weather'))
    expect(lines.at(-1)).toMatch(/^- \[memory said .*weeks" \(no longer true: location Paris\)$/u)
  })
})

describe('nothing is in a context twice', () => {
  it('a pair that asked the same, has the topic and is recent is there once, where recent pairs are', async () => {
    const { session } = await openSession()
    await session.log('Where is the harbor?', 'north', { mark: true, topics: ['harbor'] })
    await logPairs(session, ['hi', 'hello'])
    const context = await session.context('Where is the harbor?')
    expect(context.entries.map(({ line }) => line)).toEqual([
      '- [memory pair 1, 2025-03-01] Q: "Where is the harbor?" A: "north"',
      '- [memory pair 2, 2025-03-01] Q: "hi" A: "hello"',
    ])
    expect(kinds(context)).toEqual(['same', 'recent'])
  })

  it('a message is left out when it is the question, stands in a pair, or says what a fact says', async () => {
    const { alice, session } = await openSession()
    await alice.remember(['I like the harbor', 'Where is the harbor', 'The harbor is north of town'])
    await logPairs(session, ['How far is it?', 'The harbor is north of town.'])
    const context = await session.context('Where is the harbor?')
    expect(kinds(context)).toEqual(['facts', 'recent'])
    const alone = await session.context('Where is the harbor?', { include: ['recalled'] })
    expect(inside(alone).join('\n')).toContain('"I like the harbor"')
  })
})

describe('the budget of a context', () => {
  it('is used by what is more important first', async () => {
    const { alice, session } = await openSession()
    await alice.remember([
      'I live in Rome',
      'I like tea',
      'The harbor is closed in winter, as the fishermen told us',
    ])
    await session.working.set({ cart: 'two boxes' })
    await alice.session('s2').log('Where is the harbor?', 'north', { mark: true, topics: [] })
    await logPairs(session, ['hi', 'hello'], ['thanks', 'welcome'])
    const all = await session.context('Where is the harbor?')
    let least = Infinity
    const rank = (section: ContextSection) => CONTEXT_SECTIONS.indexOf(section)
    const gone = new Map<ContextSection, number>()
    for (let budget = all.tokens - 1; budget > 0; budget -= 3) {
      const { entries, omitted } = await session.context('Where is the harbor?', { budget })
      // Where a long line goes, two that share one may have room.
      expect(entries.length).toBeLessThanOrEqual(least + 1)
      least = Math.min(least, entries.length)
      for (const section of CONTEXT_SECTIONS)
        if ((omitted[section] ?? 0) > 0 && !gone.has(section)) gone.set(section, budget)
      const shown = entries.length + Object.values(omitted).reduce((sum, count) => sum + count, 0)
      expect(shown).toBe(all.entries.length)
    }
    const order = [...gone.keys()]
    expect(rank(order[0] ?? 'same')).toBe(rank('recalled'))
    expect(rank(order.at(-1) ?? 'recalled')).toBe(rank('same'))
  })

  it('has room for facts beside answers of any length, which are cut and say so', async () => {
    const { alice, session } = await openSession()
    await alice.remember('I live in Rome')
    await logPairs(
      session,
      ...Array.from({ length: 5 }, (_, at) => [`hi ${String(at)}`, '很长的回答'.repeat(5000)] as const),
    )
    const context = await session.context('Where do I live?', { budget: 600 })
    expect(kinds(context)).toContain('facts')
    expect(kinds(context)).toContain('recent')
    expect(context.text).toMatch(/回答" …\(\+\d+\)|长的回" …\(\+\d+\)|…\(\+\d+\)/u)
  })

  it('shows a text whole when there is room for it', async () => {
    const { session } = await openSession()
    const long = 'word '.repeat(3000).trim()
    await logPairs(session, ['hi', long])
    expect((await session.context('hm', { budget: 100_000 })).text).toContain(JSON.stringify(long))
  })

  it('of nothing, or too small for the fence, gives no text', async () => {
    const { session } = await openSession()
    await logPairs(session, ['hi', 'hello'])
    for (const budget of [0, 5])
      expect(await session.context('hm', { budget })).toMatchObject({
        text: '',
        tokens: 0,
        budget,
        entries: [],
        omitted: { recent: 1 },
      })
  })

  it('is 1,200 tokens by the estimate when none is named', async () => {
    const { session } = await openSession()
    await logPairs(session, ['hi', 'x'.repeat(20_000)])
    const { budget, tokens } = await session.context('hm')
    expect(budget).toBe(1200)
    expect(tokens).toBeLessThanOrEqual(1200)
  })

  it('counts facts that were not read among those that had no room', async () => {
    const { alice, session } = await openSession()
    await alice.remember(Array.from({ length: 1003 }, (_, at) => `I like thing${String(at)}`))
    const { entries, omitted } = await session.context('hm', { include: ['facts'] })
    expect(entries.length + (omitted.facts ?? 0)).toBe(1003)
  })
})

describe('what a context is asked for', () => {
  it('is limited to the kinds that are wanted', async () => {
    const { alice, session } = await openSession()
    await alice.remember('I live in Rome')
    await logPairs(session, ['hi', 'hello'])
    expect(kinds(await session.context('Where do I live?', { include: ['facts'] }))).toEqual(['facts'])
    expect(kinds(await session.context('Where do I live?', { include: ['recent', 'working'] }))).toEqual([
      'recent',
    ])
    expect(kinds(await session.context('Where do I live?', { include: [] }))).toEqual([])
  })

  it('need not have begun', async () => {
    const { alice } = await openMemory()
    await alice.remember('I live in Rome')
    const context = await alice.session('never').context('Where do I live?')
    expect(kinds(context)).toEqual(['facts'])
    expect((await alice.sessions.list()).rows).toEqual([])
  })

  it('may be longer than a query', async () => {
    const { alice, session } = await openSession({ config: { limits: { maxQueryBytes: 30 } } })
    await alice.remember('I live in Rome')
    expect((await session.context(`Where do I live? ${'记忆'.repeat(500)}`)).entries).not.toEqual([])
  })

  it.each<[name: string, options: Record<string, unknown>]>([
    ['a budget that is no whole number', { budget: 1.5 }],
    ['a budget below zero', { budget: -1 }],
    ['a budget without end', { budget: Infinity }],
    ['a budget that is no number', { budget: '100' }],
    ['a counter that is no function', { counter: 4 }],
    ['a counter that gives no number', { counter: () => Number.NaN }],
    ['a counter that gives less than nothing', { counter: () => -1 }],
    ['a counter that gives a promise', { counter: () => Promise.resolve(1) }],
    ['a counter that gives infinity', { counter: (text: string) => (text === '' ? 0 : Infinity) }],
    ['a counter by which nothing is too much', { budget: 10, counter: () => 11 }],
    ['kinds that are no list', { include: 'facts' }],
    ['a kind that is none', { include: ['facts', 'nodes'] }],
  ])('is refused for %s', async (_name, options) => {
    const { session } = await openSession()
    await expect(session.context('hm', options)).rejects.toMatchObject({ code: 'INVALID_INPUT' })
  })

  it.each([undefined, null, 7, ['hm']])('is refused for a message that is no text: %j', async (message) => {
    const { session } = await openSession()
    await expect(Reflect.apply(session.context, session, [message])).rejects.toMatchObject({
      code: 'INVALID_INPUT',
    })
  })

  it.each(['', '  ', '\ud83d', 'a\0', '\u202eabc', `hm ${'x '.repeat(200_000)}`])(
    'is given for a message that is odd, long, or without words',
    async (message) => {
      const { session, alice } = await openSession()
      await alice.remember('I like tea')
      expect((await session.context(message)).text).toContain('tea')
    },
  )

  it('is refused by a store that keeps no sessions, which says so', async () => {
    const store = inMemoryStore()
    const without: Store = {
      ...store,
      read: (scope, work) =>
        store.read(scope, ({ items, cards, search, expansions, changes, copy, nextDue }) =>
          work({ items, cards, search, expansions, changes, copy, nextDue }),
        ),
    }
    const { session } = await openSession({ store: without })
    await expect(session.context('hm')).rejects.toMatchObject({ code: 'UNSUPPORTED_CAPABILITY' })
  })
})
