import { describe, expect, it } from 'vitest'
import type { ScorePart } from '../src/plugins/index.ts'
import { DAY, NOON, openMemory } from './support/memory.ts'

const TEXTS = [
  'I live in Paris',
  'I moved to Rome',
  'We live by the lake',
  'They live far away by the other lake',
  'I live and let live',
  'a town by the sea',
]

const sum = (parts: readonly ScorePart[]) => parts.reduce((total, { value }) => total + value, 0)

async function traced(query: string, limit = 10, said: readonly string[] = TEXTS) {
  const { alice } = await openMemory()
  await alice.remember(said)
  const { trace, hits } = await alice.recall(query, { trace: true, limit })
  if (!trace) throw new Error('a trace was asked for')
  return { trace, hits }
}

describe('scores in a trace', () => {
  it.each(['Where do I live now?', 'live by the lake', 'What has changed? lived', 'city', 'liv'])(
    'are the sums of their parts for %j',
    async (query) => {
      const { trace } = await traced(query, 3)
      for (const { score, parts } of [...trace.candidates, ...trace.ranked]) {
        if (parts.length > 0) expect(sum(parts)).toBeCloseTo(score, 2)
        expect(parts.map(({ value }) => value)).toEqual(parts.map(({ value }) => value).sort((a, b) => b - a))
      }
      expect(trace.ranked.every(({ parts }) => parts.length > 0)).toBe(true)
    },
  )

  it('name the terms that matched, apart from what else counts', async () => {
    const { trace } = await traced('by the lake')
    const [best] = trace.candidates.filter(({ tier }) => tier === 'full_text')
    expect(best?.parts).toContainEqual({ name: 'lake', value: expect.any(Number), term: true })
    const card = (await traced('Where do I live?')).trace.candidates.find(({ kind }) => kind === 'card')
    expect(card?.parts).toContainEqual({ name: 'slot', value: 1 })
  })

  it('name the tiers and the boosts that made the final order', async () => {
    const { alice } = await openMemory()
    await alice.remember(TEXTS.map((text, i) => ({ text, at: NOON - (TEXTS.length - i) * DAY })))
    const { trace, hits } = await alice.recall('Where do I live now?', { trace: true, limit: 3 })
    expect(trace?.ranked.slice(0, trace.hits).map(({ id }) => id)).toEqual(hits.map(({ id }) => id))
    const names = new Set(trace?.ranked.flatMap(({ parts }) => parts.map(({ name }) => name)))
    expect([...names].sort()).toEqual(['card', 'full_text', 'recency'])
  })
})

describe('what a trace says of terms', () => {
  it('tells words of the query from what they were expanded to, and how common each is', async () => {
    const { trace } = await traced('city lake')
    const of = (term: string) => trace.terms.find((one) => one.term === term)
    expect(of('lake')).toEqual({ term: 'lake', weight: 1, from: 'query', documents: 2, read: 2 })
    expect(of('city')).toMatchObject({ from: 'query', documents: 0 })
    expect(of('town')).toMatchObject({ from: 'synonyms', weight: 0.5, documents: 1 })
    expect(trace.documents).toBe(TEXTS.length)
  })

  it('tells how many of a common term were read', async () => {
    const { alice } = await openMemory({ config: { recall: { postingsBudget: 100 } } })
    await alice.remember(Array.from({ length: 120 }, (_, i) => `melon ${i}`))
    const { trace } = await alice.recall('melon', { trace: true })
    expect(trace?.terms[0]).toMatchObject({ term: 'melon', documents: 120, read: 100 })
  })
})

describe('what a trace says of what was left out', () => {
  it('accounts for all that full text found: named, or counted with the reason', async () => {
    const said = Array.from({ length: 90 }, (_, i) => `melon ${i}`)
    const { trace } = await traced('melon', 2, said)
    const named = trace.candidates.filter(({ tier }) => tier === 'full_text').length
    const counted = trace.omitted.filter(({ tier }) => tier === 'full_text')
    expect(counted).toMatchObject([{ stage: 'limit', reason: expect.stringMatching(/\w/u) }])
    expect(named + (counted[0]?.count ?? 0)).toBe(90)
    expect(trace.hits + trace.dropped.length).toBe(named)
  })

  it('counts what agrees only in single characters', async () => {
    const { trace } = await traced('苹果 汽车 飞机', 10, ['果汁', '苹果派'])
    expect(trace.omitted).toEqual([
      expect.objectContaining({ tier: 'substring', stage: 'threshold', count: 1 }),
    ])
  })

  it('names the card that a message stands behind', async () => {
    const { trace } = await traced('Where do I live? in Rome I moved')
    const behind = trace.dropped.find(({ stage }) => stage === 'fuse')
    expect(behind).toMatchObject({ kind: 'item', quote: 'I moved to Rome', by: { kind: 'card' } })
    expect(trace.ranked.map(({ id }) => id)).toContain(behind?.by?.id)
  })

  it('gives what the limit cut the rank it had', async () => {
    const { trace } = await traced('live', 1)
    const cut = trace.dropped.filter(({ stage }) => stage === 'limit')
    expect(cut.map(({ rank }) => rank)).toEqual(cut.map((_, i) => i + 2))
    expect(trace.ranked.map(({ rank }) => rank)).toEqual(trace.ranked.map((_, i) => i + 1))
  })

  it('tells of every page what became of the rest, once', async () => {
    const { alice } = await openMemory()
    await alice.remember(Array.from({ length: 7 }, (_, i) => `melon ${i}`))
    let cursor: string | null = null
    do {
      const page = await alice.recall('melon', { limit: 3, cursor, trace: true })
      const told = [...page.hits.map(({ id }) => id), ...(page.trace?.dropped ?? []).map(({ id }) => id)]
      expect(new Set(told).size).toBe(told.length)
      expect(told).toHaveLength(7)
      expect(page.trace?.hits).toBe(page.hits.length)
      cursor = page.next
    } while (cursor !== null)
  })
})

describe('evidence in a trace', () => {
  it.each([
    ['Where do I live?', 'card', null],
    ['zebra', 'nothing', null],
  ])('has a stable word: %j', async (query, code, share) => {
    expect((await traced(query)).trace.evidence).toMatchObject({ code, share })
  })
})
