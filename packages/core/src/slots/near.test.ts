import { describe, expect, it } from 'vitest'
import { answersTo, isSame } from './kinds.ts'

describe('slots that answer for each other', () => {
  it.each([
    ['location', 'location'],
    ['name', 'nickname'],
    ['likes', 'favorite_movie'],
    ['favorite_*', 'favorite_food'],
    ['family.son', 'family.daughter'],
    ['relation.boss', 'name'],
  ])('a question for %s is answered in full by %s', (asked, slot) => {
    expect(isSame(asked, slot)).toBe(true)
    expect(answersTo(asked, slot)).toBe(true)
  })

  it.each([
    ['employer', 'occupation'],
    ['location', 'living_situation'],
    ['user_type', 'occupation'],
  ])('a question for %s is answered by %s, but not surely', (asked, slot) => {
    expect(isSame(asked, slot)).toBe(false)
    expect(answersTo(asked, slot)).toBe(true)
  })

  it.each([
    ['employer', 'user_type'],
    ['favorite_movie', 'likes'],
    ['favorite_movie', 'favorite_food'],
    ['location', 'hometown'],
    ['likes', 'dislikes'],
  ])('a question for %s is not answered by %s', (asked, slot) => {
    expect(answersTo(asked, slot)).toBe(false)
  })
})
