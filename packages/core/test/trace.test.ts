import { describe, expect, it } from 'vitest'
import { RECALL_TIERS } from '../src/index.ts'
import type { Stopwatch } from '../src/plugins/index.ts'
import { openMemory } from './support/memory.ts'

/** Each look at it is one millisecond later than the one before. */
function tickingStopwatch(): Stopwatch & { looks: number } {
  const stopwatch = {
    looks: 0,
    elapsed: () => {
      stopwatch.looks += 1
      return stopwatch.looks
    },
  }
  return stopwatch
}

/** Those of a scope without an embedder, and without episodes. */
const TIERS = RECALL_TIERS.filter((tier) => !/^(?:vector|node|episode)$/u.test(tier))

const TEXTS = [
  'I live in Paris',
  'I moved to Rome',
  'We live by the lake',
  'They live far away',
  'I live and let live',
]

async function traced(query: string, limit = 2) {
  const { alice } = await openMemory()
  await alice.remember(TEXTS)
  return alice.recall(query, { trace: true, limit })
}

describe('the trace of a recall', () => {
  it('is absent unless asked for, and costs no look at the stopwatch then', async () => {
    const stopwatch = tickingStopwatch()
    const { alice } = await openMemory({ stopwatch })
    await alice.remember(TEXTS)
    expect(await alice.recall('Where do I live?')).not.toHaveProperty('trace')
    expect(await alice.recall('Where do I live?', { trace: false })).not.toHaveProperty('trace')
    expect(stopwatch.looks).toBe(0)
  })

  it('changes nothing else in the result', async () => {
    const { alice } = await openMemory()
    await alice.remember(TEXTS)
    const { trace: _trace, ...rest } = await alice.recall('Where do I live?', { trace: true })
    expect(await alice.recall('Where do I live?')).toEqual(rest)
  })

  it('has stable keys', async () => {
    const { trace } = await traced('Where do I live now?')
    expect(Object.keys(trace ?? {}).sort()).toEqual([
      'candidates',
      'detection',
      'documents',
      'dropped',
      'evidence',
      'expansions',
      'hits',
      'languages',
      'limit',
      'matched',
      'normalized',
      'omitted',
      'query',
      'ranked',
      'ranking',
      'terms',
      'tiers',
      'timings',
      'version',
    ])
    expect(trace).toMatchObject({
      version: 1,
      query: 'Where do I live now?',
      normalized: 'where do i live now?',
      matched: 'where do user live now',
      languages: ['ty'],
      ranking: { rule: 'recency' },
      evidence: { level: 'strong' },
    })
    expect(trace?.tiers.map((tier) => tier.tier)).toEqual(TIERS)
    expect(JSON.parse(JSON.stringify(trace))).toEqual(trace)
  })

  it.each(['Where do I live now?', 'live', 'I live in Paris', 'What has changed? lived', 'zebra'])(
    'tells for %j what became of every candidate: a hit, or dropped once with a reason',
    async (query) => {
      const { trace, hits } = await traced(query)
      const key = (one: { kind: string; id: string }) => `${one.kind}:${one.id}`
      const dropped = trace?.dropped.map(key) ?? []
      expect(new Set(dropped).size).toBe(dropped.length)
      const shown = new Set(hits.map(key))
      for (const candidate of trace?.candidates ?? []) {
        expect(shown.has(key(candidate)) !== dropped.includes(key(candidate))).toBe(true)
      }
      expect(trace?.dropped.every((drop) => drop.reason.length > 0)).toBe(true)
    },
  )

  it('names the stage that dropped a candidate', async () => {
    const { trace } = await traced('Where do I live? In Rome')
    const stages = new Set(trace?.dropped.map((drop) => drop.stage))
    expect([...stages].sort()).toEqual(['active', 'fuse', 'limit'])
  })

  it('counts candidates and ranks them from one in every tier', async () => {
    const { trace } = await traced('live', 5)
    for (const { tier, candidates } of trace?.tiers ?? []) {
      const own = trace?.candidates.filter((candidate) => candidate.tier === tier) ?? []
      expect(own).toHaveLength(candidates)
      expect(own.map((candidate) => candidate.rank)).toEqual(own.map((_, i) => i + 1))
    }
  })

  it('takes its times from the injected stopwatch and adds them up', async () => {
    const stopwatch = tickingStopwatch()
    const { alice } = await openMemory({ stopwatch })
    await alice.remember(TEXTS)
    const { trace } = await alice.recall('Where do I live?', { trace: true })
    const { total, ...stages } = trace?.timings ?? {}
    expect(Object.keys(stages).sort()).toEqual(['answer', 'fuse', 'prepare', ...TIERS].sort())
    expect(Object.values(stages).every((ms) => ms > 0)).toBe(true)
    expect(total).toBe(stopwatch.looks - 1)
  })
})
