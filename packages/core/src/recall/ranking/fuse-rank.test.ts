import { describe, expect, it } from 'vitest'
import { aCard, aDetection, anItem } from '../../../test/support/fixtures.ts'
import { DAY, NOON } from '../../../test/support/memory.ts'
import type { MemoryCard } from '../../types/card.ts'
import type { MemoryItem } from '../../types/item.ts'
import type { RecallTier } from '../../api/recall.ts'
import type { RecallCandidate, TierResult } from '../candidate.ts'
import { fuse } from './fuse.ts'
import { rankByType } from './rank.ts'

const ofItem = (item: MemoryItem, tier: RecallTier, coverage = 0.5): RecallCandidate => ({
  kind: 'item',
  id: item.id,
  tier,
  score: 1,
  coverage,
  card: null,
  item,
})
const ofCard = (card: MemoryCard): RecallCandidate => ({
  kind: 'card',
  id: card.id,
  tier: 'card',
  score: 1,
  coverage: 1,
  card,
  item: null,
})
const tier = (name: RecallTier, candidates: readonly RecallCandidate[]): TierResult => ({
  tier: name,
  ran: true,
  reason: '',
  candidates,
})

describe('fuse', () => {
  const [a, b, c] = [anItem(), anItem(), anItem()]

  it('adds up what tiers found together, with the rank in each', () => {
    const fused = fuse([
      tier('exact', [ofItem(b, 'exact')]),
      tier('full_text', [ofItem(a, 'full_text', 0.3), ofItem(b, 'full_text', 0.9)]),
    ])
    expect(fused.map((hit) => hit.id)).toEqual([b.id, a.id])
    expect(fused[0]).toMatchObject({ tiers: { exact: 1, full_text: 2 }, coverage: 0.9 })
  })

  it('puts the card of a named slot before items, and exact matches before full text before parts of words', () => {
    const card = aCard()
    const single = (name: RecallTier, item: MemoryItem) => tier(name, [ofItem(item, name)])
    const fused = fuse([
      tier('card', [ofCard(card)]),
      single('exact', a),
      single('full_text', b),
      single('substring', c),
    ])
    expect(fused.map((hit) => hit.id)).toEqual([card.id, a.id, b.id, c.id])
  })

  it('lets a message strengthen the card it gave instead of standing beside it', () => {
    const card = aCard({ itemId: a.id })
    const fused = fuse([tier('card', [ofCard(card)]), tier('full_text', [ofItem(a, 'full_text')])])
    expect(fused).toHaveLength(1)
    expect(fused[0]).toMatchObject({
      kind: 'card',
      id: card.id,
      item: { id: a.id },
      tiers: { card: 1, full_text: 1 },
    })
  })

  it('lets the scan of parts fill up, not count again what full text found', () => {
    const card = aCard()
    const full = [tier('card', [ofCard(card)]), tier('full_text', [ofItem(a, 'full_text')])]
    const scanned = tier('substring', [ofItem(a, 'substring', 0.9), ofItem(b, 'substring')])
    const fused = fuse([...full, scanned])
    expect(fused.map((hit) => hit.id)).toEqual([card.id, a.id, b.id])
    expect(fused[1]).toMatchObject({ score: fuse(full)[1]?.score, coverage: fuse(full)[1]?.coverage })
    expect(fused[1]?.tiers).toEqual({ full_text: 1, substring: 1 })
  })

  it('finds nothing in nothing', () => {
    expect(fuse([])).toEqual([])
    expect(rankByType([], aDetection()).hits).toEqual([])
  })
})

describe('rankByType', () => {
  const old = anItem({ saidAt: NOON - 100 * DAY })
  const fresh = anItem({ saidAt: NOON })
  const fused = fuse([tier('full_text', [ofItem(old, 'full_text'), ofItem(fresh, 'full_text')])])

  it('keeps the fused order and scales the best to one', () => {
    const { hits, rule } = rankByType(fused, aDetection())
    expect([hits[0]?.id, hits[0]?.score, rule]).toEqual([old.id, 1, 'score'])
    expect(hits[1]?.score).toBeGreaterThan(0)
  })

  it.each([aDetection({ type: 'recency' }), aDetection({ type: 'where', time: 'current' })])(
    'lifts the newest for %j',
    (detection) => {
      const { hits, rule } = rankByType(fused, detection)
      expect([hits[0]?.id, rule]).toEqual([fresh.id, 'recency'])
      expect(hits.every((hit) => hit.score > 0 && hit.score <= 1)).toBe(true)
    },
  )

  it('does not let recency beat a much better match', () => {
    const many = Array.from({ length: 20 }, () => anItem({ saidAt: NOON - 100 * DAY }))
    const list = tier(
      'full_text',
      [...many, fresh].map((item) => ofItem(item, 'full_text')),
    )
    expect(rankByType(fuse([list]), aDetection({ type: 'recency' })).hits[0]?.id).toBe(many[0]?.id)
  })
})
