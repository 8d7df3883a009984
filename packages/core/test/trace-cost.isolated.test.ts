import { describe, expect, it, vi } from 'vitest'
import type { TierResult } from '../src/recall/candidate.ts'
import { openMemory } from './support/memory.ts'

const seen = vi.hoisted(() => ({ modules: new Set<string>(), results: new Array<TierResult>() }))
const note = vi.hoisted(() => (name: string) => async (original: () => Promise<unknown>) => {
  seen.modules.add(name)
  return original()
})

vi.mock('../src/recall/trace/trace.ts', note('trace'))
vi.mock('../src/recall/trace/terms.ts', note('trace-terms'))
vi.mock('../src/recall/trace/drops.ts', note('trace-drops'))
vi.mock('../src/memory/traced-recall.ts', note('traced-recall'))
vi.mock(import('../src/recall/run-tiers.ts'), async (original) => {
  const { runTiers } = await original()
  return {
    runTiers: async (...given) => {
      const results = await runTiers(...given)
      seen.results = [...results]
      return results
    },
  }
})

const candidates = () => seen.results.flatMap((result) => result.candidates)

describe('a recall without a trace', () => {
  it('does not load what traces are made of, and keeps no parts of scores', async () => {
    const { alice } = await openMemory()
    await alice.remember(['I live in Rome', 'I like tea', 'We live by the lake'])
    await alice.recall('Where do I live now?')
    expect([...seen.modules]).toEqual([])
    expect(candidates()).not.toHaveLength(0)
    expect(candidates().every(({ parts }) => parts === undefined)).toBe(true)

    await alice.recall('Where do I live now?', { trace: true })
    expect([...seen.modules].sort()).toEqual(['trace', 'trace-drops', 'trace-terms'])
    expect(candidates().some(({ parts }) => parts !== undefined)).toBe(true)
  })
})
