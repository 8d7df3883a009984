import { describe, expect, it } from 'vitest'
import { closestFirst, unitsOf } from './linked-words.ts'

const PAIRS = new Set(['ice cream', 'high school'])
const singular = (word: string) => (word.endsWith('s') ? [word.slice(0, -1)] : [])
const units = (text: string) =>
  unitsOf(
    text.split(' '),
    singular,
    (unit) => PAIRS.has(unit),
    (word) => word !== 'the',
  )

describe('unitsOf', () => {
  it('gives each content word with what it may be a form of', () => {
    expect(units('the dogs bark')).toEqual([['dogs', 'dog'], ['bark']])
  })

  it('takes two words that have an entry together as one, in their forms too', () => {
    expect(units('cold ice cream')).toEqual([['cold'], ['ice cream']])
    expect(units('two ice creams')).toEqual([['two'], ['ice cream']])
  })

  it('uses no word twice', () => {
    expect(units('ice cream ice')).toEqual([['ice cream'], ['ice']])
  })

  it('gives nothing of nothing', () => {
    expect(unitsOf([], singular, Boolean, Boolean)).toEqual([])
  })
})

describe('closestFirst', () => {
  it('takes the first of every list before the second of any, each once', () => {
    expect(closestFirst([['a', 'b', 'c'], ['d'], ['e', 'a']])).toEqual(['a', 'd', 'e', 'b', 'c'])
    expect(closestFirst([])).toEqual([])
  })
})
