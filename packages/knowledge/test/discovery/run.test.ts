import { describe, expect, it } from 'vitest'
import { DAY, NOON } from '../support/core.ts'
import { openMemory } from '../support/memory.ts'
import { aGap, fakeDiscoverer } from './fake-discoverer.ts'
import type { Script } from './fake-discoverer.ts'
import { BEES, ROME, tell } from './talk.ts'

describe('a run', () => {
  it('without a discoverer cuts and tells by rules; what waits is said', async () => {
    const { alice } = await openMemory()
    await tell(alice, 'I live in Rome', 'I keep bees')
    expect(await alice.discover()).toMatchObject({
      messages: { cut: 2, waiting: 0 },
      episodes: { added: 2 },
      reports: [],
      owed: 2,
      stopped: null,
    })
  })

  it.each([
    { limit: 0 },
    { limit: 1.5 },
    { sample: 0 },
    { dryRun: 'yes' },
    { more: 1 },
    { signal: {} },
    { onProgress: 1 },
  ])('refuses %j and does nothing', async (options) => {
    const { alice } = await openMemory()
    await tell(alice, 'I live in Rome')
    const untyped: { discover(options: object): Promise<unknown> } = alice
    await expect(untyped.discover(options)).rejects.toMatchObject({ code: 'INVALID_INPUT' })
    expect(await alice.discovery.status()).toMatchObject({ messages: 1 })
  })

  it('compares as many as it may, by time, and tells how far it is', async () => {
    const { alice } = await openMemory({ discoverer: fakeDiscoverer([ROME, BEES]) })
    await tell(alice, 'I live in Rome', 'I keep bees')
    const progress: string[] = []
    const { reports, owed } = await alice.discover({
      limit: 1,
      onProgress: ({ step, done, total }) => void progress.push(`${step} ${String(done)}/${String(total)}`),
    })
    expect(reports.map(({ findings }) => findings.map(({ key }) => key))).toEqual([['my home']])
    expect(owed).toBe(1)
    expect(progress.slice(-2)).toEqual(['discover 0/1', 'discover 1/1'])
  })

  it('of a sample sets the others aside, until they are asked for', async () => {
    const { alice } = await openMemory({ discoverer: fakeDiscoverer([]) })
    await tell(alice, 'one apple', 'two pears', 'three plums', 'four figs')
    const first = await alice.discover({ sample: 2 })
    expect(first.reports).toHaveLength(2)
    expect(await alice.discovery.status()).toMatchObject({ episodes: { discovered: 2, skipped: 2, owed: 0 } })
    const rest = await alice.discover({ skipped: true })
    expect(rest.reports).toHaveLength(2)
  })

  it('ends when its caller throws, and what was done stays', async () => {
    const { alice } = await openMemory({ discoverer: fakeDiscoverer([ROME, BEES]) })
    await tell(alice, 'I live in Rome', 'I keep bees')
    const onProgress = ({ step, done }: { step: string; done: number }) => {
      if (step === 'discover' && done === 1) throw new Error('enough')
    }
    await expect(alice.discover({ onProgress })).rejects.toThrow('enough')
    expect(await alice.discovery.status()).toMatchObject({ episodes: { discovered: 1, owed: 1 } })
  })

  it('twice at once does everything once', async () => {
    const { alice } = await openMemory({ discoverer: fakeDiscoverer([ROME, BEES]) })
    await tell(alice, 'I live in Rome', 'I keep bees', 'I live in Rome and keep bees')
    await Promise.all([alice.discover(), alice.discover()])
    const { rows } = await alice.nodes.list()
    expect(rows.map(({ key, confidence, versions }) => [key, confidence, versions])).toEqual([
      ['my home', 1, 1],
      ['my pets', 0.9, 1],
    ])
    expect(await alice.discovery.status()).toMatchObject({
      messages: 0,
      episodes: { discovered: 3, owed: 0 },
    })
  })

  it('writes nothing of an episode that changed while the model was asked', async () => {
    const works = fakeDiscoverer([ROME])
    const { alice } = await openMemory({
      discoverer: {
        ...works,
        discover: async (episode, ...given) => {
          await alice.forget({ item: episode.itemIds[0] ?? '' })
          return works.discover(episode, ...given)
        },
      },
    })
    await tell(alice, 'I live in Rome')
    const { reports } = await alice.discover()
    expect(reports).toMatchObject([{ findings: [], error: { code: 'EPISODE_CHANGED' } }])
    expect((await alice.nodes.list()).rows).toEqual([])
  })

  it('joins an episode to an earlier one that tells of the same, and to none it was not shown', async () => {
    const shown: string[][] = []
    const works = fakeDiscoverer([BEES])
    const { alice } = await openMemory({
      discoverer: {
        ...works,
        narrate: async (original, context) => {
          shown.push(context.episodes.map(({ id }) => id))
          const told = await works.narrate(original, context)
          return { ...told, sameAs: context.episodes[0]?.id ?? 'an episode of somebody else' }
        },
      },
    })
    await tell(alice, 'I keep bees', 'I said that I keep bees')
    const report = await alice.discover()
    expect(report).toMatchObject({ episodes: { added: 2, merged: 1 }, owed: 0 })
    expect(shown[0]).toEqual([])
    expect(shown[1]).toHaveLength(1)
    const { rows } = await alice.episodes.list()
    expect(rows).toMatchObject([{ state: 'discovered', narratedBy: 'fake@1' }])
    expect(rows[0]?.itemIds).toHaveLength(2)
    expect((await alice.nodes.list()).rows).toMatchObject([{ confidence: 0.9, versions: 1 }])
  })
})

describe('the budget of a day', () => {
  it('stops the run before a call goes beyond it, until midnight UTC', async () => {
    const { alice, clock } = await openMemory({
      discoverer: fakeDiscoverer([ROME, BEES]),
      discovery: { budget: { tokensPerDay: 60 } },
    })
    await tell(alice, 'I live in Rome', 'I keep bees')
    const first = await alice.discover()
    const midnight = (Math.floor(NOON / DAY) + 1) * DAY
    expect(first.stopped).toMatchObject({ code: 'BUDGET_EXHAUSTED', until: midnight })
    expect(first).toMatchObject({
      owed: 1,
      usage: { calls: 4, inputTokens: 40, outputTokens: 20, costMicros: 20 },
    })
    expect(await alice.discover()).toMatchObject({ owed: 1, usage: { calls: 0 } })
    expect(await alice.discovery.usage()).toMatchObject([{ day: '2025-03-01', model: 'fake', calls: 4 }])
    clock.set(midnight)
    expect(await alice.discover()).toMatchObject({ owed: 0, stopped: null })
    expect((await alice.episodes.list()).rows.map(({ attempts }) => attempts)).toEqual([0, 0])
  })

  it('bounds the cost too, also where a plugin makes another error of the refusal', async () => {
    const works = fakeDiscoverer([ROME])
    const { alice } = await openMemory({
      discoverer: {
        ...works,
        discover: (...given) => works.discover(...given).catch(() => Promise.reject(new Error('oh'))),
      },
      discovery: { budget: { costPerDay: 0.00001 } },
    })
    await tell(alice, 'I live in Rome')
    expect((await alice.discover()).stopped).toMatchObject({ code: 'BUDGET_EXHAUSTED' })
  })
})

describe('a dry run', () => {
  it('tells what would be found, each episode on top of those before it, and writes none of it', async () => {
    const moved: Script = {
      has: 'Oslo',
      found: {
        nodes: [
          aGap({ key: 'user home', value: 'Oslo', quote: 'moved to Oslo', confidence: 0.5 }),
          aGap({ key: 'boat', value: 'a yacht', quote: 'I own a yacht' }),
        ],
      },
    }
    const { alice } = await openMemory({ discoverer: fakeDiscoverer([ROME, moved]) })
    await tell(alice, 'I live in Rome', 'I moved to Oslo')
    const dry = await alice.discover({ dryRun: true })
    expect(dry).toMatchObject({ dryRun: true, messages: { cut: 2 }, episodes: { added: 2 }, owed: 0 })
    expect(
      dry.reports.map(({ findings }) =>
        findings.map(({ verdict, before, draft }) => [verdict, before, draft.value]),
      ),
    ).toEqual([
      [['new', null, 'Rome']],
      [
        ['evolves', 'Rome', 'Oslo'],
        ['quarantined', null, 'a yacht'],
      ],
    ])
    expect(await alice.discovery.status()).toMatchObject({
      messages: 2,
      episodes: { owed: 0 },
      quarantined: 0,
    })
    expect((await alice.nodes.list()).rows).toEqual([])
    const real = await alice.discover()
    const told = (report: typeof real) =>
      report.reports.map(({ findings, relationships }) => [
        findings.map(({ verdict, before, version }) => [verdict, before, version]),
        relationships.map(({ verdict, strength }) => [verdict, strength]),
      ])
    expect(told(real)).toEqual(told(dry))
  })
})
