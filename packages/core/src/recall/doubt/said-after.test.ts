import { describe, expect, it } from 'vitest'
import { opposingClause as clause } from '../../../test/support/opposing-clause.ts'
import type { OpposingClause } from '../../plugin/doubts.ts'
import { changesQuoted } from './said-after.ts'

const trip = {
  words: new Set(['lanzarote', 'holiday']),
  asked: { entity: 'user', slots: ['plan'] },
  isNear: false,
} as const
const near = { ...trip, isNear: true }
const changed = (said: OpposingClause, quoted: typeof trip | typeof near = trip) =>
  changesQuoted(said, quoted, (text) => text.split(' '))

describe('a message that is quoted has been changed since by a clause', () => {
  it.each([
    ['that ends what it speaks of', clause('the holiday is off', { against: 'holiday' }), trip],
    ['that is of it and says that something is over', clause('no lanzarote anymore', { ends: true }), trip],
    ['that says soon after that it is over', clause('canned it', { ends: true, whose: 'unknown' }), near],
    ['that tells soon after of what changes the fact asked for', clause('off', { changes: ['plan'] }), near],
    ['that says soon after that it was wrong', clause('sorry wrong', { corrects: true }), near],
  ])('%s', (_name, said, quoted) => {
    expect(changed(said, quoted)).toBe(true)
  })

  it.each([
    ['of something else', clause('the party is off', { against: 'party' }), trip],
    ['of it without an end', clause('packed for lanzarote'), trip],
    ['of it, by somebody else', clause('no holiday anymore', { ends: true, whose: 'other' }), near],
    [
      'of the end of something it names, soon after',
      clause('packed in the bus', { ends: true, against: 'bus' }),
      near,
    ],
    ['of an end long after', clause('canned it', { ends: true, whose: 'unknown' }), trip],
    ['of another person, where the user is asked about', clause('quit', { ends: true, whose: 'they' }), near],
    ['of what changes other facts', clause('got married', { changes: ['relationship_status'] }), near],
    ['that puts something right long after', clause('sorry wrong', { corrects: true }), trip],
  ])('but not by one %s', (_name, said, quoted) => {
    expect(changed(said, quoted)).toBe(false)
  })
})
