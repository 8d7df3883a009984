import { describe, expect, it } from 'vitest'
import { partialScore } from './pieces.ts'

describe('partialScore', () => {
  it.each([
    ['a whole word', 'the red car', ['red'], 1],
    ['a whole Chinese word inside a sentence', '用户喜欢的颜色是红色', ['颜色'], 1],
    ['a part of a longer word', 'the redness', ['red'], 0.7],
    ['some of the characters of a Chinese word', '用户喜欢红色', ['颜色'], 0.3],
    ['nothing', 'the blue car', ['red'], 0],
    ['a short Latin piece, which says nothing', 'brand', ['an'], 0],
    ['single Latin letters, which say nothing', 'abc', ['cab'], 0],
    ['the mean of several', 'the red car', ['red', 'zebra'], 0.5],
    ['no keyword', 'the red car', [], 0],
    ['a word beside punctuation', 'red, blue!', ['blue'], 1],
  ])('scores %s', (_name, text, keywords, score) => {
    expect(partialScore(text, keywords, true)).toBeCloseTo(score, 12)
  })

  it('counts whole words only when switched off', () => {
    expect(partialScore('the redness', ['red'], false)).toBe(0)
    expect(partialScore('用户喜欢红色', ['颜色'], false)).toBe(0)
    expect(partialScore('the red car', ['red'], false)).toBe(1)
  })
})
