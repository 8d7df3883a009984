import { describe, expect, it } from 'vitest'
import { aCard } from '../../../test/support/fixtures.ts'
import { valueForms } from '../../facts/value-match.ts'
import { namedIn } from './naming.ts'

const terms = (text: string) => text.toLowerCase().match(/[a-z]+/gu) ?? []
const naming = { values: valueForms((value) => value.toLowerCase(), terms), telling: terms }

const named = (slot: string, value: string, words: string, within = false) =>
  namedIn([aCard({ slot, value, versionKey: `user:${slot}`, valueKey: value })], [words], { within }, naming)
    .length > 0

describe('the fact that an event is about', () => {
  it.each([
    ['occupation', 'teacher', 'teacher'],
    ['plan', 'visit Lisbon', 'Lisbon'],
    ['habit', 'smoke ten a day', 'smoke'],
    ['vehicle', 'old VW camper', 'camper'],
    ['favorite_game', 'Skyrim', 'skyrim'],
  ])('in %s is "%s", called "%s"', (slot, value, words) => {
    expect(named(slot, value, words)).toBe(true)
  })

  it.each([
    ['pet', 'dog', "dog's lead"],
    ['likes', 'hot dogs', 'dogs'],
    ['hobby', 'chess with friends', 'friends'],
    ['plan', 'visit Lisbon', 'meeting'],
    ['vehicle', 'Golf', 'bicycle'],
  ])('in %s is not "%s", where "%s" is named', (slot, value, words) => {
    expect(named(slot, value, words)).toBe(false)
  })

  it('may be named anywhere in a clause, by the words that say what it is about', () => {
    expect(named('habit', 'smoke ten a day', 'not one smoke since May', true)).toBe(true)
    expect(named('plan', 'visit Lisbon with friends', 'no time for friends', true)).toBe(false)
  })
})
