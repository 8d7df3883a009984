import { describe, expect, it } from 'vitest'
import { opposingClause as clause } from '../../../test/support/opposing-clause.ts'
import { concern, NOTHING } from './concern.ts'
import type { Signs } from './signs.ts'

const home = {
  entity: 'user',
  slot: 'location',
  facet: null,
  value: 'Porto',
  valueKey: 'porto',
  polarity: 'positive',
} as const
const none: Signs = { clauses: [], values: [], seeming: [], named: new Set() }
const slip = clause('sorry, wrong', { corrects: true })
const moved = clause('moved', { changes: ['location'] })
const weigh = (signs: Partial<Signs>, near = true, card: Parameters<typeof concern>[0] = home) =>
  concern(
    card,
    { ...none, ...signs },
    { anchors: { value: new Set(['porto']), names: new Set() }, near, corrects: near },
    {
      termsOf: (text) => text.split(' '),
      values: { pointsAt: (part, whole) => whole.toLowerCase().includes(part.toLowerCase()) },
    },
  )

describe('how plainly a message speaks against a fact', () => {
  it('is most where rules find an event or another value', () => {
    const faro = { slot: 'location', facet: undefined, value: 'Faro', whose: 'user' }
    expect(weigh({ clauses: [moved] })).toBe(weigh({ values: [faro] }))
    expect(weigh({ clauses: [moved] })).toBeGreaterThan(weigh({ clauses: [{ ...moved, seems: true }] }))
    expect(weigh({ seeming: [faro] })).toBe(weigh({ clauses: [{ ...moved, seems: true }] }))
  })

  it('is least for a correction that names nothing, and only soon after', () => {
    expect(weigh({ clauses: [{ ...moved, seems: true }] })).toBeGreaterThan(weigh({ clauses: [slip] }))
    expect(weigh({ clauses: [slip] })).toBeGreaterThan(NOTHING)
    expect(weigh({ clauses: [slip] }, false)).toBe(NOTHING)
  })

  it('is none for a correction that names another kind of fact', () => {
    expect(weigh({ clauses: [slip], named: new Set(['age']) })).toBe(NOTHING)
    expect(weigh({ clauses: [slip], named: new Set(['location']) })).toBeGreaterThan(NOTHING)
  })

  it('is none for what no event changes, where words only seem to change it', () => {
    const turned = clause('mine is turned', { changes: ['age', 'location'] })
    const age = { ...home, slot: 'age', value: '83', valueKey: '83' }
    expect(weigh({ clauses: [{ ...turned, seems: true }] }, true, age)).toBe(NOTHING)
    expect(weigh({ clauses: [turned] }, true, age)).toBeGreaterThan(NOTHING)
  })

  it('is none where nothing speaks against it', () => {
    expect(weigh({})).toBe(NOTHING)
    expect(weigh({ clauses: [clause('love porto')] })).toBe(NOTHING)
  })
})
