import { describe, expect, it } from 'vitest'
import { RECALL_POLICIES } from '@recollect/core'
import type { RecallResult } from '@recollect/core'
import { inMemoryStore, whyNot, recallTrace, DAY, NOON } from '../support/core.ts'
import { openMemory } from '../support/memory.ts'
import { knownScope } from './known.ts'

const kindsOf = ({ hits }: Pick<RecallResult, 'hits'>) => hits.map(({ kind }) => kind)
const told = ({ hits }: RecallResult) => hits.filter(({ kind }) => kind === 'node' || kind === 'episode')

describe('a recall where a scope has knowledge', () => {
  it('answers by a node when its key is what is asked for, with its words and their message', async () => {
    const { alice } = await knownScope()
    const { answer, evidence, reasons } = await alice.recall('What is my research focus now?')
    expect(answer).toMatchObject({
      text: "User's research focus: agent planning.",
      quote: 'turned to agent planning',
      item: { text: 'I turned to agent planning' },
      card: null,
      saidAt: NOON + 2 * DAY,
      node: { value: 'agent planning' },
      evidence: 'strong',
    })
    expect([evidence, reasons]).toEqual([
      'strong',
      ['what was learned under "User\'s research focus" answers'],
    ])
  })

  it('tells how a value came about when that is asked for', async () => {
    const { alice } = await knownScope()
    const { answer, policy, hits } = await alice.recall('How has my research focus changed?')
    expect(answer.text).toBe("User's research focus: prompt engineering → agent planning.")
    expect(policy).toMatchObject({ asked: 'balanced', used: 'comprehensive' })
    expect(hits[0]?.episodes?.map(({ title }) => title)).toEqual(['Prompt research', 'Turning to agents'])
  })

  it('is not sure of what a later message may have overtaken that nobody compared yet', async () => {
    const { alice } = await knownScope()
    await alice.remember('my research focus is kites')
    const overtaken = await alice.recall('What is my research focus?')
    expect(overtaken.evidence).toBe('weak')
    expect(overtaken.answer).toMatchObject({
      text: 'my research focus is kites',
      item: { text: 'my research focus is kites' },
    })
    expect(overtaken.answer.node).toBeUndefined()
    await alice.discover({ ongoing: true })
    expect(await alice.recall('What is my research focus?')).toMatchObject({
      evidence: 'strong',
      answer: { node: { value: 'agent planning' } },
    })
  })

  it('says that it is not sure where the later message gives no answer', async () => {
    const { alice } = await knownScope()
    await alice.remember('my research focus is old news')
    await alice.discover({ ongoing: true })
    await alice.remember('so much has come between that my research focus went elsewhere, a long way off')
    const { answer, evidence, reasons } = await alice.recall('What is my research focus?')
    expect([answer.node?.value, answer.evidence, evidence]).toEqual(['agent planning', 'weak', 'weak'])
    expect(reasons).toContain('what was said later, and not compared yet, may say otherwise')
  })

  it.each([
    'What is my research focus today?',
    'my research focus is agent planning still',
    'research is hard',
  ])('is as sure as before of what is only asked, said again, or not spoken of: %s', async (later) => {
    const { alice } = await knownScope()
    await alice.remember(later)
    const { answer, evidence } = await alice.recall('What is my research focus?')
    expect([answer.node?.value, evidence]).toEqual(['agent planning', 'strong'])
  })

  it.each([
    "What is Bob's job?",
    "What is Alice's hobby?",
    "What is Alice's research focus?",
    'What is my hobby?',
    "Where is Bob's hobby shop?",
    "When did Bob's hobby begin?",
    "How many hobbies has Bob's sister?",
    'Where do I live?',
    'zebra?',
  ])('knows no more than without it of %j', async (question) => {
    const { alice, store } = await knownScope()
    const { alice: without } = await openMemory({ store, config: { query: { off: ['knowledge'] } } })
    const [own, plain] = [await alice.recall(question), await without.recall(question)]
    expect(own.evidence).toBe(plain.evidence)
    expect(own.answer).toEqual(plain.answer)
  })

  it('lets cards answer first', async () => {
    const { alice } = await knownScope()
    await alice.remember('I live in Paris')
    const { answer } = await alice.recall('Where do I live?')
    expect(answer.card?.value).toBe('Paris')
    expect(answer.node).toBeUndefined()
  })

  it.each(RECALL_POLICIES)(
    'leaves cards and messages in their order, with their scores: %s',
    async (policy) => {
      const { alice, store } = await knownScope()
      await alice.remember(['I live in Paris', 'agent planning in Paris', 'planning is fun'])
      const { alice: without } = await openMemory({ store, config: { query: { off: ['knowledge'] } } })
      for (const question of ['Where do I live?', 'agent planning', 'What is my research focus?']) {
        const all = await alice.recall(question, { policy, limit: 1000 })
        const plain = await without.recall(question, { limit: 1000 })
        expect(all.hits.filter(({ kind }) => kind === 'card' || kind === 'item')).toEqual(plain.hits)
        const scores = all.hits.map(({ score }) => score)
        expect(scores).toEqual([...scores].sort((a, b) => b - a))
        expect(scores.every((score) => score >= 0 && score <= 1)).toBe(true)
      }
    },
  )

  it('puts first what the policy says', async () => {
    const { alice } = await knownScope()
    const first = async (policy: (typeof RECALL_POLICIES)[number]) =>
      kindsOf(await alice.recall('agent planning', { policy })).slice(0, 2)
    expect(await first('factual')).toEqual(['node', 'node'])
    expect(await first('contextual')).toEqual(['episode', 'episode'])
    const { hits, policy } = await alice.recall('agent planning', { policy: 'comprehensive' })
    expect(kindsOf({ hits }).slice(0, 4)).toEqual(['node', 'node', 'episode', 'episode'])
    expect(hits[0]?.episodes?.length).toBeGreaterThan(0)
    expect(policy).toEqual({ asked: 'comprehensive', used: 'comprehensive', reason: 'asked for' })
    expect((await alice.recall('Where is Bob?')).policy?.used).toBe('factual')
  })

  it('holds to its limit, and to the limit of each page', async () => {
    const { alice } = await knownScope()
    expect((await alice.recall('agent planning', { limit: 1 })).hits).toHaveLength(1)
    const whole = await alice.recall('agent planning', { limit: 1000 })
    const paged: string[] = []
    let cursor: string | null = null
    do {
      const page: RecallResult = await alice.recall('agent planning', { limit: 2, cursor })
      paged.push(...page.hits.map(({ id }) => id))
      cursor = page.next
    } while (cursor !== null)
    expect(paged).toEqual(whole.hits.map(({ id }) => id))
  })

  it('keeps out of its pages what was learned of later messages', async () => {
    const { alice, clock } = await knownScope()
    const first = await alice.recall('sailing', { limit: 1, cursor: null })
    await alice.remember({ text: 'sailing once more, Bob goes sailing', at: clock.now() })
    await alice.discover({ ongoing: true })
    const rest = await alice.recall('sailing', { limit: 50, cursor: first.next })
    const late = await alice.episodes.list({ from: clock.now() })
    expect(late.rows).toHaveLength(1)
    expect(rest.hits.map(({ id }) => id)).not.toContain(late.rows[0]?.id)
  })

  it('leaves out what rests on a message that is to be left out, or does not pass the filter', async () => {
    const { alice, ids } = await knownScope()
    const [lantern = ''] = ids[1] ?? []
    const without = await alice.recall('lantern robots', { excludeItem: lantern })
    expect(told(without)).toEqual([])
    expect(kindsOf(await alice.recall('lantern robots', { filter: { role: 'user' } }))).toContain('node')
    expect(told(await alice.recall('lantern robots', { filter: { role: 'assistant' } }))).toEqual([])
    expect(told(await alice.recall('lantern robots', { filter: { to: NOON + DAY } }))).toEqual([])
    for (const filter of [{ kind: 'item' }, { kind: 'card' }, { slot: 'likes' }, { entity: 'user' }] as const)
      expect(told(await alice.recall('lantern robots', { filter }))).toEqual([])
  })

  it('is of now: a recall at a moment is not told of it', async () => {
    const { alice, clock } = await knownScope()
    for (const moment of [{ validAt: clock.now() }, { knownAt: clock.now() }])
      expect(told(await alice.recall('lantern robots', moment))).toEqual([])
    expect(told(await alice.at(clock.now()).recall('lantern robots'))).toEqual([])
  })
})

describe('the trace and whyNot', () => {
  it('tell of nodes and episodes', async () => {
    const { alice } = await knownScope()
    const { trace, hits } = await alice.recall('agent planning lantern', { trace: true, limit: 3 })
    expect(recallTrace.parse(JSON.parse(JSON.stringify(trace)))).toEqual(trace)
    expect(trace?.tiers.slice(-2).map(({ tier, ran }) => [tier, ran])).toEqual([
      ['node', true],
      ['episode', true],
    ])
    expect(trace?.ranked.slice(0, 3).map(({ id }) => id)).toEqual(hits.map(({ id }) => id))
    const ended = new Set([...hits, ...(trace?.dropped ?? [])].map(({ kind, id }) => `${kind}:${id}`))
    for (const { kind, id } of trace?.candidates ?? []) expect(ended.has(`${kind}:${id}`)).toBe(true)
  })

  it('say why each record was a hit, or was not', async () => {
    const { alice, ids } = await knownScope()
    const nodes = (await alice.nodes.list()).rows
    const episodes = (await alice.episodes.list()).rows
    for (const { id } of [...nodes, ...episodes]) {
      for (const options of [
        {},
        { limit: 1 },
        { filter: { kind: 'item' } },
        { excludeItem: ids[1]?.[0] ?? '' },
      ] as const) {
        const why = await alice.whyNot(id, 'lantern robots', options)
        expect(whyNot.parse(JSON.parse(JSON.stringify(why)))).toEqual(why)
        const { hits } = await alice.recall('lantern robots', options)
        expect(why.outcome === 'recalled').toBe(hits.some((hit) => hit.id === id))
      }
    }
    const [, lantern] = nodes
    expect(await alice.whyNot(lantern?.id ?? '', 'zebra')).toMatchObject({
      kind: 'node',
      code: 'no_shared_term',
    })
  })
})

describe('a scope without episodes', () => {
  it('is asked for nothing more, and told of nothing', async () => {
    let reads = 0
    const store = inMemoryStore()
    const read: typeof store.read = (scope, work) =>
      store.read(scope, (view) => {
        const { semantic } = view
        if (semantic === undefined) throw new Error('this store keeps episodes')
        const watched = new Proxy(semantic, {
          get: (target, name): unknown => {
            if (name !== 'cutUpTo') reads += 1
            return Reflect.get(target, name, target)
          },
        })
        return work({ ...view, semantic: watched })
      })
    const { alice } = await openMemory({ store: { ...store, read } })
    await alice.remember('I live in Paris')
    const { policy, trace } = await alice.recall('Where do I live?', { trace: true, policy: 'comprehensive' })
    expect([reads, policy]).toEqual([0, undefined])
    expect(trace?.tiers.map(({ tier }) => tier)).not.toContain('node')
  })
})
