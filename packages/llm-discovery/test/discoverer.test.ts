import { describe, expect, it } from 'vitest'
import { johnEn, johnZh, MODEL_FAULTS, scriptedDiscovery } from '@recollect/testkit/model-server'
import type { ModelFault } from '@recollect/testkit/model-server'
import { llmDiscoverer, ModelError } from '../src/index.ts'
import { notingMeter } from './support/chat-api.ts'
import { conversationOf, episode, node, NOTHING, originalOf, withScript } from './support/discovery.ts'
import { failureOf } from './support/with-api.ts'

const books = [
  ['zh', johnZh],
  ['en', johnEn],
] as const

describe.each(books)('the discoverer on a conversation in %s', (language, book) => {
  const told = book.story[2]
  const original = conversationOf(book, 2, language)
  const open = async () => {
    const server = await withScript({ reply: scriptedDiscovery(book.story) })
    return { ...server, discoverer: llmDiscoverer({ model: server.model }) }
  }

  it('tells an episode with one call', async () => {
    const { discoverer, tasks } = await open()
    expect(await discoverer.narrate(original, { episodes: [] })).toEqual({ ...told?.narration, sameAs: null })
    expect(tasks()).toEqual(['episode_narration'])
  })

  it('finds its gaps and relationships with two calls, and accounts for both', async () => {
    const { discoverer, tasks } = await open()
    const { meter, asked, told: usage } = notingMeter()
    const found = await discoverer.discover(episode(told?.narration), original, { ...NOTHING, meter })
    expect(found).toEqual({
      reconstruction: told?.reconstruction,
      nodes: told?.gaps,
      relationships: told?.relationships,
      rejected: [],
      incomplete: null,
    })
    expect(tasks()).toEqual(['reconstruction', 'knowledge_gaps'])
    expect([asked.length, usage.length]).toEqual([2, 2])
  })

  it('says where episodes begin', async () => {
    const { discoverer, tasks } = await open()
    const all = originalOf(
      book.conversations.flat().map(({ role, text }) => ({ role, text })),
      language,
    )
    expect(await discoverer.cut?.(all, {})).toEqual([3, 6])
    expect(tasks()).toEqual(['episode_cuts'])
  })

  it('reconstructs from the episode alone, and compares with all that is near', async () => {
    const { discoverer, requests } = await open()
    const known = node('John的研究方向', 'AI Agent行为规划 "now"')
    const earlier = episode({ id: 'e-0', title: 'Earlier title', summary: 'Earlier summary' })
    await discoverer.discover(episode(told?.narration), original, { nodes: [known], episodes: [earlier] })
    const [reconstruction, gaps] = requests
    const said = original.messages[0]?.text ?? ''
    expect(reconstruction?.user).toContain(told?.narration.content)
    expect(reconstruction?.user).not.toContain(said)
    expect(reconstruction?.user).not.toContain(known.key)
    for (const part of [said, told?.reconstruction, JSON.stringify(known.key), 'Earlier title', 'since'])
      expect(gaps?.user).toContain(part)
    expect(gaps?.user).toContain('#0 [2024-05-06 17:00]')
    for (const { system } of requests) expect(system).not.toContain(said)
  })

  it('speaks the language of the conversation unless it is told otherwise', async () => {
    const { discoverer, requests, model } = await open()
    await discoverer.narrate(original, { episodes: [] })
    await llmDiscoverer({ model, language: 'en' }).narrate(original, { episodes: [] })
    expect(requests.map(({ system }) => /\p{Script=Han}/u.test(system))).toEqual([language === 'zh', false])
  })
})

describe('the name of a discoverer', () => {
  it('says model and prompts', async () => {
    const { model } = await withScript({})
    expect(llmDiscoverer({ model })).toMatchObject({ specVersion: 1, name: 'scripted/prompts@2' })
  })

  it.each([{ chunkCharacters: 999 }, { chunkCharacters: 1.5 }, { model: undefined }])(
    'is not had with %j',
    async (options) => {
      const { model } = await withScript({})
      const untyped: { llmDiscoverer(options: object): unknown } = { llmDiscoverer }
      expect(() => untyped.llmDiscoverer({ model, ...options })).toThrow(
        expect.objectContaining({ code: 'INVALID_CONFIG' }),
      )
    },
  )
})

describe('a narration', () => {
  const narrate = async (same_as: unknown) => {
    const { model, requests } = await withScript({
      script: [JSON.stringify({ title: 't', summary: 's', content: 'c', same_as })],
    })
    const episodes = [episode({ id: 'id-1' }), episode({ id: 'id-2', title: 'Dinner' })]
    const told = await llmDiscoverer({ model }).narrate(originalOf([{ text: 'hi' }], 'en'), { episodes })
    return { told, user: requests[0]?.user }
  }

  it.each([
    ['E2', 'id-2'],
    ['[e1]', 'id-1'],
    ['id-2', 'id-2'],
    ['E3', null],
    ['E0', null],
    ['id-9', null],
    [null, null],
    [7, null],
  ])('that names %j as the same event means %j', async (named, meant) => {
    expect((await narrate(named)).told.sameAs).toBe(meant)
  })

  it('is asked for with dates and weekdays in the zone of the conversation', async () => {
    const { user } = await narrate(null)
    expect(user).toContain('Time zone: Asia/Shanghai\nWeekdays: 2024-01-15 Monday')
    expect(user).toContain('E2 [1970-01-01] Dinner')
    expect(user).not.toContain('id-2')
  })
})

const GAP = { key: 'k', value: 'v', context: '', gap_type: 'personal_fact', confidence: 1, quote: 'v' }
const gaps = (...keys: string[]) =>
  JSON.stringify({ knowledge_gaps: keys.map((key) => ({ ...GAP, key })), relationships: [] })
const LONG = originalOf(
  Array.from({ length: 3 }, (_, i) => ({ text: `${i}`.repeat(900) })),
  'en',
)

describe('a long conversation', () => {
  const discover = async (script: readonly string[]) => {
    const { model, tasks } = await withScript({ script }, { maxRetries: 0 })
    const discoverer = llmDiscoverer({ model, chunkCharacters: 1000 })
    return {
      found: await discoverer.discover(episode(), LONG, NOTHING).catch((error: unknown) => error),
      tasks,
    }
  }

  it('is compared piece by piece with one reconstruction, and what two pieces say alike counts once', async () => {
    const { found, tasks } = await discover(['{"reconstruction":"r"}', gaps('a', 'b'), gaps('b'), gaps('c')])
    expect(tasks()).toEqual(['reconstruction', 'knowledge_gaps', 'knowledge_gaps', 'knowledge_gaps'])
    expect(found).toMatchObject({ nodes: [{ key: 'a' }, { key: 'b' }, { key: 'c' }], incomplete: null })
  })

  it('keeps what the other pieces gave when one cannot be read, and says so', async () => {
    const { found } = await discover(['{"reconstruction":"r"}', gaps('a'), 'none', gaps('c')])
    expect(found).toMatchObject({
      nodes: [{ key: 'a' }, { key: 'c' }],
      rejected: [{ kind: 'reply', reason: 'malformed' }],
      incomplete: expect.stringContaining('no JSON, where the shape knowledge_gaps'),
    })
  })

  it('keeps what came before the budget was spent, or the server fell silent', async () => {
    const { model, misbehave, tasks } = await withScript(
      { reply: ({ task }) => (task === 'reconstruction' ? '{"reconstruction":"r"}' : gaps('a')) },
      { maxRetries: 0 },
    )
    misbehave([{ fault: { kind: 'status', status: 500 }, requests: [3] }])
    const discoverer = llmDiscoverer({ model, chunkCharacters: 1000 })
    expect(await discoverer.discover(episode(), LONG, NOTHING)).toMatchObject({
      nodes: [{ key: 'a' }],
      incomplete: expect.stringContaining('failed (500)'),
    })
    expect(tasks()).toHaveLength(3)
    misbehave([{ fault: { kind: 'status', status: 500 }, requests: [5] }])
    expect(await failureOf(discoverer.discover(episode(), LONG, NOTHING))).toMatchObject({
      code: 'MODEL_UNAVAILABLE',
    })
  })
})

describe('a comparison', () => {
  const discover = async (reply: string, options = {}) => {
    const { model } = await withScript({ script: ['{"reconstruction":"r"}', reply] }, options)
    return llmDiscoverer({ model }).discover(episode(), originalOf([{ text: 'v' }]), NOTHING)
  }

  it('that is cut off keeps what stands whole, and says what it left', async () => {
    const found = await discover(gaps('a', 'b', 'c').slice(0, -60))
    expect(found).toMatchObject({
      nodes: [{ key: 'a' }, { key: 'b' }],
      incomplete: expect.stringContaining('cut off after 2 gaps'),
    })
    expect(found.rejected).toMatchObject([
      { kind: 'reply', reason: 'truncated', proposal: expect.stringContaining('"c"') },
    ])
  })

  it('asks nothing about no messages', async () => {
    const { model, requests } = await withScript({ script: [] })
    const found = await llmDiscoverer({ model }).discover(episode(), originalOf([]), NOTHING)
    expect(found).toEqual({
      reconstruction: '',
      nodes: [],
      relationships: [],
      rejected: [],
      incomplete: null,
    })
    expect(requests).toEqual([])
  })

  const faults = MODEL_FAULTS.filter(
    ({ befalls, name }) => befalls !== 'embeddings' && name !== 'no answer at all',
  )
  it.each(faults)('gives drafts or a typed error, whatever happens: $name', async ({ fault }) => {
    const server = await withScript({ reply: scriptedDiscovery(johnZh.story) }, { maxRetries: 1 })
    server.misbehave([{ fault: hurried(fault()), task: 'knowledge_gaps' }])
    const discoverer = llmDiscoverer({ model: server.model })
    const outcome = await discoverer
      .discover(episode(johnZh.story[2]?.narration), conversationOf(johnZh, 2, 'zh'), NOTHING)
      .catch((error: unknown) => error)
    if (outcome instanceof Error) expect(outcome).toBeInstanceOf(ModelError)
    else expect(outcome).toMatchObject({ nodes: expect.any(Array), rejected: expect.any(Array) })
  })
})

/** Byte by byte all the same: it is not the pauses that are tried here. */
const hurried = (fault: ModelFault): ModelFault => (fault.kind === 'drip' ? { ...fault, everyMs: 0 } : fault)

describe('cuts of a model', () => {
  const cut = async (reply: unknown, count = 4) => {
    const { model, requests } = await withScript({ script: [JSON.stringify(reply)] })
    const original = originalOf(
      Array.from({ length: count }, (_, i) => ({ text: `message ${i} ${'x'.repeat(50_000)}` })),
    )
    const work = llmDiscoverer({ model }).cut?.(original, {}) ?? Promise.resolve([])
    return { cuts: await work.catch((error: unknown) => error), requests }
  }

  it('are given in order, each once, and shown messages in short', async () => {
    const { cuts, requests } = await cut({ cuts: [3, 1, 3, 0] })
    expect(cuts).toEqual([1, 3])
    expect(requests[0]?.user.length).toBeLessThan(30_000)
  })

  it('are refused when they name no message, and not asked for where there is one alone', async () => {
    expect((await cut({ cuts: [1, 4] })).cuts).toMatchObject({ code: 'MODEL_INVALID_RESPONSE' })
    expect(await cut({ cuts: [] }, 1)).toEqual({ cuts: [], requests: [] })
  })
})
