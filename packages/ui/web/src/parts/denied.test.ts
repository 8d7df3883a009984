import { expect, it } from 'vitest'
import { isDenied } from './denied.ts'

it('says "not" where a fact denies something', () => {
  expect(isDenied({ slot: 'skill', polarity: 'negative' })).toBe(true)
  expect(isDenied({ slot: 'skill', polarity: 'positive' })).toBe(false)
})

it('does not say "not" twice: a dislike and a fear are negative by their name', () => {
  expect(isDenied({ slot: 'dislikes', polarity: 'negative' })).toBe(false)
  expect(isDenied({ slot: 'fear', polarity: 'negative' })).toBe(false)
  expect(isDenied({ slot: 'fear', polarity: 'positive' })).toBe(true)
})
