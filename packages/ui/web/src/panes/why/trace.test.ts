import type { TraceDrop, TraceRanked, TraceTier } from '@recollect/core/plugin'
import { describe, expect, it } from 'vitest'
import { dropGroups } from './drops.ts'
import { partNames, partsText, piecesOf } from './score.ts'
import { tierBoxes } from './tiers.ts'
import { worded } from './words.ts'

const ranked = (
  rank: number,
  score: number,
  parts: TraceRanked['parts'],
  tiers: TraceRanked['tiers'] = {},
): TraceRanked => ({
  kind: 'item',
  id: String(rank),
  rank,
  score,
  coverage: 1,
  tiers,
  parts,
  quote: '',
})

const tier = (name: TraceTier['tier'], candidates: number, ran = true): TraceTier => ({
  tier: name,
  part: 1,
  ran,
  reason: '',
  code: ran ? 'ran' : 'off',
  candidates,
  ms: 1,
})

describe('the bar of a score', () => {
  const one = ranked(1, 0.5, [
    { name: 'full_text', value: 0.3 },
    { name: 'recency', value: 0.1 },
    { name: 'role', value: -0.1 },
  ])

  it('is as long as the score, cut by what adds to it', () => {
    const pieces = piecesOf(one, partNames([one]))
    expect(pieces.map(({ name, width }) => [name, Math.round(10 * width) / 10])).toEqual([
      ['full_text', 37.5],
      ['recency', 12.5],
    ])
  })

  it('gives the names that give most the first colours', () => {
    const names = partNames([one, ranked(2, 0.4, [{ name: 'card', value: 2 }])])
    expect(names[0]).toBe('card')
    expect(piecesOf(one, names)[0]?.color).toBe(1)
  })

  it('is said in words too, with what takes away', () => {
    expect(partsText([...one.parts, { name: 'live', value: 0.2, term: true }], (name) => name)).toBe(
      'full_text 0.30 + recency 0.10 − role 0.10 + “live” 0.20',
    )
  })

  it('of nothing is nothing', () => {
    expect(piecesOf(ranked(1, 0, []), [])).toEqual([])
  })
})

describe('the tiers', () => {
  it('show how many of the hits each found, and fill with their candidates', () => {
    const boxes = tierBoxes({
      tiers: [tier('card', 1), tier('full_text', 4), tier('vector', 0, false)],
      ranked: [ranked(1, 1, [], { card: 1, full_text: 2 }), ranked(2, 0.4, [], { full_text: 1 })],
      hits: 1,
    })
    expect(boxes.map(({ tier: name, share, hits }) => [name, share, hits])).toEqual([
      ['card', 0.25, 1],
      ['full_text', 1, 1],
      ['vector', 0, 0],
    ])
  })
})

describe('what was left out', () => {
  it('stands by stage, with what was only counted', () => {
    const drop: TraceDrop = {
      kind: 'item',
      id: 'a',
      stage: 'active',
      reason: '',
      quote: '',
      rank: null,
      by: null,
    }
    const groups = dropGroups({
      dropped: [drop, { ...drop, id: 'b', stage: 'limit' }],
      omitted: [{ tier: 'full_text', stage: 'limit', count: 3, reason: '' }],
    })
    expect(groups.map(({ stage, drops, omitted }) => [stage, drops.length, omitted.length])).toEqual([
      ['active', 1, 0],
      ['limit', 1, 1],
    ])
  })
})

it('a word of the library that is not known is shown as it is', () => {
  expect([worded({ off: 'switched off' }, 'off'), worded({}, 'new_code')]).toEqual([
    'switched off',
    'new code',
  ])
})
