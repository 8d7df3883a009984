import { describe, expect, it } from 'vitest'
import { opposingClause as clause } from '../../../test/support/opposing-clause.ts'
import type { OpposingClause } from '../../plugin/doubts.ts'
import { speaksAgainst } from './speaks-against.ts'

const home = { entity: 'user', slot: 'location', polarity: 'positive' } as const
const anchors = { value: new Set(['porto']), names: new Set<string>() }
const termsOf = (text: string) => text.split(' ')
const speaks = (
  said: OpposingClause,
  card: Parameters<typeof speaksAgainst>[0] = home,
  by: Parameters<typeof speaksAgainst>[2] = anchors,
) => speaksAgainst(card, said, by, termsOf)

describe('a clause that speaks against a fact', () => {
  it.each([
    ['ends its value', clause('sold porto', { against: 'porto' })],
    ['is of the speaker, has its value and an end anywhere', clause('no porto anymore', { ends: true })],
    ['tells of what changes such a fact', clause('we moved', { changes: ['location'] })],
    [
      'changes it for somebody its words do not tell, and holds the value',
      clause('porto moved', { changes: ['location'], whose: 'unknown' }),
    ],
  ])('%s', (_name, said) => {
    expect(speaks(said)).toBe(true)
  })

  it.each([
    ['has its value alone', clause('love porto')],
    ['has a sign alone', clause('never again', { ends: true, against: 'again' })],
    ['has the end of something else beside the value', clause('the bar in porto closed', { against: 'bar' })],
    ['is of somebody else', clause('she left porto', { against: 'porto', whose: 'they' })],
    ['is of another relative', clause('my brother moved', { changes: ['location'], whose: 'other' })],
    ['is of nobody its words tell', clause('kate moved', { changes: ['location'], whose: 'unknown' })],
    ['comes to the same value', clause('moved to porto', { changes: ['location'], arrives: 'porto' })],
    ['changes another fact', clause('we married', { changes: ['relationship_status'] })],
  ])('is none where it %s', (_name, said) => {
    expect(speaks(said)).toBe(false)
  })

  it('is of a relative where it names her, and then her death ends all that is known', () => {
    const card = { ...home, entity: 'user.sister' }
    const kate = { ...anchors, names: new Set(['kate']) }
    const said = clause('kate died', { changes: ['*'], whose: 'unknown' })
    expect(speaks(said, card, kate)).toBe(true)
    expect(speaks({ ...said, text: 'rex died' }, card, kate)).toBe(false)
  })

  it('is against a denial where something begins or an event changes it', () => {
    const card = { entity: 'user', slot: 'vehicle', polarity: 'negative' } as const
    const said = clause('bought porto', { begins: true })
    expect(speaks(said, card)).toBe(true)
    expect(speaks({ ...said, begins: false }, card)).toBe(false)
    expect(speaks(clause('bought one', { changes: ['vehicle'] }), card)).toBe(true)
  })

  it('ends the one of many plans that it names', () => {
    const plan = { entity: 'user', slot: 'plan', polarity: 'positive' } as const
    expect(speaks(clause('it is off', { changes: ['plan'] }), plan)).toBe(false)
    expect(speaks(clause('porto is off', { changes: ['plan'] }), plan)).toBe(true)
  })
})
