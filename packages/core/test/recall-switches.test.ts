import { describe, expect, it } from 'vitest'
import type { ConfigInput, RecallTier } from '../src/index.ts'
import { openMemory } from './support/memory.ts'

type Switches = NonNullable<ConfigInput['query']>

async function ask(query: string, switches: Switches, texts: readonly string[]) {
  const { alice } = await openMemory({ config: { query: switches } })
  await alice.remember(texts)
  return alice.recall(query, { trace: true })
}

const HOME = ['I live in Paris', 'The redness faded', 'A town by the sea']

describe('the switches of query', () => {
  it.each<[Switches, RecallTier, string]>([
    [{ card: false }, 'card', 'query.card is off'],
    [{ exact: false }, 'exact', 'query.exact is off'],
    [{ fullText: false }, 'full_text', 'query.fullText is off'],
    [{ substring: false }, 'substring', 'query.substring is off'],
  ])('%j turns off one tier alone and the trace says so', async (switches, tier, reason) => {
    const { trace, hits } = await ask('Where do I live?', switches, HOME)
    // Facts one step away are looked for only where a question describes somebody.
    for (const one of trace?.tiers.filter((other) => other.tier !== 'linked') ?? []) {
      if (one.tier === tier) expect(one).toMatchObject({ ran: false, reason, candidates: 0 })
      else expect(one.ran).toBe(true)
    }
    expect(hits.every((hit) => hit.tiers[tier] === undefined)).toBe(true)
    expect(hits.length).toBeGreaterThan(0)
  })

  it('find nothing when every tier is off', async () => {
    const off = { card: false, exact: false, fullText: false, substring: false }
    expect(await ask('Paris', off, HOME)).toMatchObject({ hits: [], evidence: 'none' })
  })

  it('enableDetection: off, no slot is named and messages answer', async () => {
    const { detection, evidence, hits } = await ask('Where do I live?', { enableDetection: false }, HOME)
    expect(detection).toMatchObject({ type: 'generic', slots: [], rule: 'none' })
    expect(evidence).not.toBe('strong')
    expect(hits[0]?.quote).toBe('I live in Paris')
  })

  it('enableExpansion: off, only the query’s own words count', async () => {
    const on = await ask('city', {}, HOME)
    expect(on.hits[0]?.quote).toBe('A town by the sea')
    const off = await ask('city', { enableExpansion: false }, HOME)
    expect(off.trace?.expansions).toEqual([])
    expect(off.hits).toEqual([])
  })

  it.each([['or_query'], ['stopwords'], ['variants'], ['synonyms'], ['related'], ['pronouns']] as const)(
    'expansionStrategies: %s can be the only one',
    async (kind) => {
      const { trace } = await ask('my city', { expansionStrategies: [kind] }, HOME)
      expect(trace?.expansions.map((expansion) => expansion.kind)).toEqual([kind])
    },
  )

  it('pronouns: off, yours and mine are different questions', async () => {
    const texts = ['I see my dentist']
    expect((await ask('You see your dentist', {}, texts)).hits[0]?.tiers.exact).toBe(1)
    expect(
      (await ask('You see your dentist', { pronouns: false }, texts)).hits[0]?.tiers.exact,
    ).toBeUndefined()
  })

  it('partialScores: off, parts of words find nothing', async () => {
    expect((await ask('rednes', {}, HOME)).hits).toHaveLength(1)
    expect((await ask('rednes', { partialScores: false }, HOME)).hits).toEqual([])
  })

  it('substring: does not run when full text gave half the limit', async () => {
    const { trace } = await ask(
      'tea',
      {},
      Array.from({ length: 5 }, (_, i) => `tea ${String(i)}`),
    )
    expect(trace?.tiers.find((tier) => tier.tier === 'substring')).toMatchObject({ ran: false })
  })
})
