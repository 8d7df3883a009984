import type { MemoryCard, ScopedMemory } from '@recollect/core'
import { createRecollect } from '@recollect/core'
import { knowledge } from '@recollect/knowledge'
import { sessions } from '@recollect/sessions'
import { transfer } from '@recollect/transfer'
import { english } from '@recollect/extract-en'
import { chinese } from '@recollect/extract-zh'
import { inMemoryStore } from '@recollect/store-memory'
import { aNode, fixedClock, NOON, sequentialIds } from '@recollect/testkit'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { applyRetention, privacyJobs } from '../src/index.ts'
import type { RetentionPolicy } from '../src/index.ts'

const DAY = 86_400_000
const SAID = [
  'I live in Leeds',
  'I moved to York',
  '我搬到上海了',
  '我住在北京',
  'I like tea',
  '我喜欢喝咖啡',
  "I don't like tea any more",
  '今天天气不错',
  'Nice weather today.',
  'My name is Ann, 我叫安安',
] as const

/** Read once: making them costs more than all that is done with them here. */
const languages = [english(), chinese()]

async function open() {
  const clock = fixedClock()
  const store = inMemoryStore()
  const recollect = await createRecollect({
    plugins: [sessions(), knowledge(), transfer()],
    store,
    languages,
    clock,
    ids: sequentialIds(),
  })
  return { clock, store, recollect, memory: recollect.scope('alice') }
}

type Step =
  | { readonly verb: 'say'; readonly text: number }
  | { readonly verb: 'put'; readonly value: number; readonly ends: boolean }
  | { readonly verb: 'log'; readonly session: string }
  | { readonly verb: 'wait'; readonly days: number }

const steps: fc.Arbitrary<readonly Step[]> = fc.array(
  fc.oneof(
    fc.record({ verb: fc.constant('say' as const), text: fc.nat(SAID.length - 1) }),
    fc.record({ verb: fc.constant('put' as const), value: fc.nat(3), ends: fc.boolean() }),
    fc.record({ verb: fc.constant('log' as const), session: fc.constantFrom('s', '会话') }),
    fc.record({ verb: fc.constant('wait' as const), days: fc.nat(40) }),
  ),
  { minLength: 4, maxLength: 14 },
)
const days = fc.nat(60)
const policies: fc.Arbitrary<RetentionPolicy> = fc.record(
  {
    versionsPerKey: fc.integer({ min: 1, max: 4 }),
    messages: fc.record({ afterDays: days, keepIfActiveFact: fc.boolean() }),
    sessions: fc.record({ archiveAfterDays: days, deleteAfterDays: days }),
    quota: fc.record({ items: fc.nat(8), sessions: fc.nat(2) }, { requiredKeys: [] }),
    unusedNodes: fc.record({ afterDays: days }),
  },
  { requiredKeys: [] },
)

const shared = open()
let scopes = 0

/** Lives through a story in a scope of its own. */
async function live(story: readonly Step[]) {
  const { recollect, clock } = await shared
  scopes += 1
  const memory = recollect.scope(`scope ${String(scopes)}`)
  clock.set(NOON)
  for (const step of story) {
    if (step.verb === 'wait') clock.set(clock.now() + step.days * DAY)
    else clock.set(clock.now() + 1000)
    if (step.verb === 'say') await memory.remember(SAID[step.text] ?? '')
    if (step.verb === 'put')
      await memory.put({
        slot: 'plan',
        value: `plan ${String(step.value)}`,
        ...(step.ends ? { relation: 'retracts' } : {}),
      })
    if (step.verb === 'log')
      await memory.session(step.session).log('问题?', 'an answer that is kept', { mark: true })
  }
  return { memory, clock }
}

async function cardsOf(memory: ScopedMemory): Promise<readonly MemoryCard[]> {
  return (await memory.cards.list({ limit: 1000 })).rows
}
const holding = async (memory: ScopedMemory) =>
  (await cardsOf(memory)).filter(({ active }) => active).map(({ id, value }) => `${id} ${value}`)

describe('retention', () => {
  it('does what its dry run told, then nothing more, and leaves every chain whole', async () => {
    let gone = 0
    await fc.assert(
      fc.asyncProperty(steps, policies, async (story, policy) => {
        const { memory, clock } = await live(story)
        const now = clock.now()
        const told = await applyRetention(memory, policy, { dryRun: true, now })
        const done = await applyRetention(memory, policy, { now })
        gone += done.forgotten.length + done.archived.length
        expect(done).toEqual({ ...told, dryRun: false })
        expect((await memory.repair({ dryRun: true })).problems).toEqual([])
        const again = await applyRetention(memory, policy, { now })
        expect([again.forgotten, again.archived]).toEqual([[], []])
      }),
      { seed: 9, numRuns: 40 },
    )
    expect(gone).toBeGreaterThan(60)
  }, 60_000)

  it('of versions alone never loses what holds', async () => {
    await fc.assert(
      fc.asyncProperty(steps, fc.integer({ min: 1, max: 3 }), async (story, versionsPerKey) => {
        const { memory, clock } = await live(story)
        const before = await holding(memory)
        await applyRetention(memory, { versionsPerKey }, { now: clock.now() })
        expect(await holding(memory)).toEqual(before)
      }),
      { seed: 9, numRuns: 40 },
    )
  }, 60_000)

  it('keeps what a search found since the last write', async () => {
    const { memory, store, clock } = await open()
    await memory.remember('John studies databases')
    await store.transaction('alice', async ({ semantic }) => {
      await semantic?.putNode(
        aNode({
          key: "John's research",
          value: 'databases',
          keyWords: 'john research',
          searchKeywords: ['john', 'research', 'databases'],
        }),
      )
      await semantic?.setCutUpTo(1)
    })
    clock.set(NOON + 100 * DAY)
    const found = await memory.nodes.search("John's research")
    expect(found).toHaveLength(1)
    const report = await applyRetention(memory, { unusedNodes: { afterDays: 30 } }, { now: clock.now() })
    expect(report.forgotten).toEqual([])
    clock.set(NOON + 200 * DAY)
    const later = await applyRetention(memory, { unusedNodes: { afterDays: 30 } }, { now: clock.now() })
    expect(later.forgotten).toMatchObject([{ reason: 'node-unused' }])
    expect((await memory.nodes.list()).rows).toEqual([])
  })

  it('stops between two records when it is told to, and goes on later', async () => {
    const { memory, clock } = await open()
    await memory.remember(['今天天气不错', 'Nice weather today.', 'It rains.'])
    const stop = new AbortController()
    const policy = { quota: { items: 0 } }
    const stopped = await applyRetention(memory, policy, {
      now: clock.now(),
      signal: stop.signal,
      onProgress: ({ done }) => {
        if (done === 2) stop.abort()
      },
    })
    expect([stopped.forgotten.length, stopped.stopped]).toEqual([2, true])
    expect((await applyRetention(memory, policy, { now: clock.now() })).forgotten).toHaveLength(1)
  })

  it('forgets nothing by a policy that is none', async () => {
    const { memory } = await open()
    await memory.remember('I live in Leeds')
    await expect(applyRetention(memory, { versionsPerKey: 0 })).rejects.toMatchObject({
      code: 'INVALID_CONFIG',
    })
    expect((await memory.stats()).items).toBe(1)
  })

  it.each([
    ['nodes', 'knowledge', { unusedNodes: { afterDays: 1 } }],
    ['nodes', 'knowledge', { quota: { nodes: 1 } }],
    ['sessions', 'sessions', { quota: { sessions: 1 } }],
  ])('of %s asks for the plugin %s', async (records, plugin, policy) => {
    const recollect = await createRecollect({ store: inMemoryStore(), languages })
    const memory = recollect.scope('alice')
    await expect(applyRetention(memory, policy)).rejects.toMatchObject({
      code: 'INVALID_CONFIG',
      message: expect.stringMatching(new RegExp(`names ${records}.*@recollect/${plugin}`, 'u')),
    })
    expect(await applyRetention(memory, { messages: { afterDays: 1 } })).toMatchObject({ forgotten: [] })
  })

  it('is a kind of job, by the policy of its payload or the standing one', async () => {
    const { memory, recollect, store } = await open()
    const run = async (payload: { readonly quota: { readonly items: number } } | null) =>
      privacyJobs({ store, retention: { quota: { items: 1 } } })['retain']?.({
        recollect,
        scope: 'alice',
        payload,
        signal: new AbortController().signal,
        progress: () => undefined,
        add: () => Promise.reject(new Error('nothing follows')),
      })
    await memory.remember(['今天天气不错', 'Nice weather today.', 'It rains.'])
    await run({ quota: { items: 2 } })
    expect((await memory.stats()).items).toBe(2)
    await run(null)
    expect((await memory.stats()).items).toBe(1)
  })
})
