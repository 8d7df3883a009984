import { describe, expect, it } from 'vitest'
import type { QueryStep } from '../src/index.ts'
import { EXPANSION_KINDS } from '../src/extraction/index.ts'
import { openMemory } from './support/memory.ts'

async function ask(query: string, off: readonly QueryStep[], texts: readonly string[]) {
  const { alice } = await openMemory({ config: { query: { off } } })
  await alice.remember(texts)
  return alice.recall(query, { trace: true })
}

const HOME = ['I live in Paris', 'The redness faded', 'A town by the sea']

const TIERS = ['card', 'exact', 'full_text', 'substring'] as const

describe('what query.off names', () => {
  it.each(TIERS)('is a tier that is left out alone, and the trace says so: %s', async (tier) => {
    const { trace, hits } = await ask('Where do I live?', [tier], HOME)
    const reason = 'left out by query.off'
    // Facts one step away are looked for only where a question describes somebody.
    for (const one of trace?.tiers.filter((other) => other.tier !== 'linked') ?? []) {
      if (one.tier === tier) expect(one).toMatchObject({ ran: false, reason, candidates: 0 })
      else expect(one.ran).toBe(true)
    }
    expect(hits.every((hit) => hit.tiers[tier] === undefined)).toBe(true)
    expect(hits.length).toBeGreaterThan(0)
  })

  it('is every tier, and nothing is found', async () => {
    expect(await ask('Paris', TIERS, HOME)).toMatchObject({ hits: [], evidence: 'none' })
  })

  it('is detection: no slot is named and messages answer', async () => {
    const { detection, evidence, hits } = await ask('Where do I live?', ['detection'], HOME)
    expect(detection).toMatchObject({ type: 'generic', slots: [], rule: 'none' })
    expect(evidence).not.toBe('strong')
    expect(hits[0]?.quote).toBe('I live in Paris')
  })

  it('is expansion: only the query’s own words count', async () => {
    const on = await ask('city', [], HOME)
    expect(on.hits[0]?.quote).toBe('A town by the sea')
    const off = await ask('city', ['expansion'], HOME)
    expect(off.trace?.expansions).toEqual([])
    expect(off.hits).toEqual([])
  })

  it.each(EXPANSION_KINDS)('is one kind of expansion alone, or all but one: %s', async (kind) => {
    const kinds = async (off: readonly QueryStep[]) =>
      (await ask('my city', off, HOME)).trace?.expansions.map((expansion) => expansion.kind)
    const others = EXPANSION_KINDS.filter((other) => other !== kind)
    expect(await kinds([`expansion.${kind}`])).toEqual(others)
    expect(await kinds(others.map((other) => `expansion.${other}` as const))).toEqual([kind])
  })

  it('is the matching of pronouns: yours and mine are different questions', async () => {
    const texts = ['I see my dentist']
    expect((await ask('You see your dentist', [], texts)).hits[0]?.tiers.exact).toBe(1)
    expect((await ask('You see your dentist', ['pronouns'], texts)).hits[0]?.tiers.exact).toBeUndefined()
  })

  it('is subwords: parts of words find nothing', async () => {
    expect((await ask('rednes', [], HOME)).hits).toHaveLength(1)
    expect((await ask('rednes', ['subwords'], HOME)).hits).toEqual([])
  })

  it('need not be substring: it does not run when full text gave half the limit', async () => {
    const { trace } = await ask(
      'tea',
      [],
      Array.from({ length: 5 }, (_, i) => `tea ${String(i)}`),
    )
    expect(trace?.tiers.find((tier) => tier.tier === 'substring')).toMatchObject({ ran: false })
  })
})
