import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Fused } from '../ranking/fuse.ts'
import { blend } from './blend.ts'
import { choosePolicy } from './choose-policy.ts'
import type { UsedPolicy } from './choose-policy.ts'

const hit = (kind: Fused['kind'], id: string, score: number): Fused => ({
  ...{ kind, id, card: null, item: null, tiers: {}, score, coverage: score },
})
const POLICIES: readonly UsedPolicy[] = ['factual', 'contextual', 'comprehensive']
const scores = fc.array(fc.double({ min: 0, max: 1, noNaN: true }), { maxLength: 8 })
const falling = (list: readonly number[]) => [...list].sort((a, b) => b - a)
const named = (kind: Fused['kind'], list: readonly number[]) =>
  falling(list).map((score, at) => hit(kind, `${kind}${at}`, score))
const ids = (hits: readonly Fused[]) => hits.map(({ id }) => id)

const base = [hit('card', 'c1', 1), hit('item', 'i1', 0.9), hit('card', 'c2', 0.5)]
const told = {
  nodes: [hit('node', 'n1', 0.8), hit('node', 'n2', 0.3)],
  episodes: [hit('episode', 'e1', 0.7), hit('episode', 'e2', 0.4)],
}

describe('blend', () => {
  it('stands by the policy', () => {
    expect(ids(blend(base, told, 'factual', false))).toEqual(['c1', 'n1', 'i1', 'c2', 'n2', 'e1', 'e2'])
    expect(ids(blend(base, told, 'contextual', false))).toEqual(['e1', 'c1', 'i1', 'c2', 'e2', 'n1', 'n2'])
    expect(ids(blend(base, told, 'comprehensive', false))).toEqual(['n1', 'e1', 'c1', 'i1', 'c2', 'n2', 'e2'])
  })

  it('puts all of the kind that was asked for in front', () => {
    expect(ids(blend(base, told, 'factual', true))).toEqual(['c1', 'n1', 'n2', 'i1', 'c2', 'e1', 'e2'])
    expect(ids(blend(base, told, 'contextual', true))).toEqual(['e1', 'e2', 'c1', 'i1', 'c2', 'n1', 'n2'])
    expect(ids(blend(base, told, 'comprehensive', true))).toEqual(['n1', 'n2', 'e1', 'c1', 'i1', 'c2', 'e2'])
  })

  it('keeps cards and messages as they are, holds everything once, and scores fall', () => {
    fc.assert(
      fc.property(
        scores,
        scores,
        scores,
        fc.constantFrom(...POLICIES),
        fc.boolean(),
        (own, nodes, episodes, policy, isAsked) => {
          const facts = falling(own).map((score, at) => hit(at % 3 === 0 ? 'card' : 'item', `b${at}`, score))
          const known = { nodes: named('node', nodes), episodes: named('episode', episodes) }
          const all = blend(facts, known, policy, isAsked)
          expect(all.filter(({ kind }) => kind === 'card' || kind === 'item')).toEqual(facts)
          expect(ids(all).toSorted()).toEqual(ids([...facts, ...known.nodes, ...known.episodes]).toSorted())
          const order = all.map(({ score }) => score)
          expect(order).toEqual(falling(order))
          expect(order.every((score) => score >= 0 && score <= 1)).toBe(true)
        },
      ),
    )
  })

  it('changes nothing where nothing is known', () => {
    expect(blend(base, { nodes: [], episodes: [] }, 'comprehensive', true)).toBe(base)
  })
})

describe('choosePolicy', () => {
  it('does what it is asked, and chooses by the question when it is to balance', () => {
    const question = { type: 'where', isQuestion: true } as const
    expect(choosePolicy('contextual', question, false).used).toBe('contextual')
    expect(choosePolicy('balanced', question, false)).toMatchObject({ used: 'factual' })
    expect(choosePolicy('balanced', { ...question, type: 'update' }, false).used).toBe('comprehensive')
    expect(choosePolicy('balanced', { ...question, type: 'generic' }, true).used).toBe('contextual')
  })
})
