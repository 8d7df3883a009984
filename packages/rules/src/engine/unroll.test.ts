import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { notUnrolled } from './unroll.ts'

const matches = (source: string, text: string) =>
  [...text.matchAll(new RegExp(source, 'gu'))].map(({ 0: found, index, groups }) => ({
    found,
    index,
    ...groups,
  }))

const WORDS = '(?:always|sometimes|usually|never again) '

describe('notUnrolled', () => {
  it.each([
    ['a repeat of up to three', `i (?:${WORDS}){0,3}(?<verb>eat|drink)`],
    ['a lazy one', `i (?:${WORDS}){1,2}?(?<verb>[a-z]+)`],
    ['an exact one', `i (?:${WORDS}){2}(?<verb>eat|drink)`],
    ['one inside another', `(?:i (?:${WORDS}){0,2}(?:eat|drink) ){1,3}`],
  ])('keeps the long body of %s from being written out', (_, source) => {
    expect(notUnrolled(source)).toContain('())')
  })

  it.each([
    ['short bodies', '(?:ab|c){0,3}'],
    ['longer repeats', `(?:${WORDS}){0,4}`],
    ['bodies with a group of their own', `(?:(?<how>always|sometimes|usually|never again) ){0,2}`],
    ['lookarounds', `(?=${WORDS})(?<!${WORDS})i`],
    ['brackets in classes and escapes', String.raw`[(]always, sometimes, usually, never[)]{1,3}\(\){0,3}`],
  ])('leaves %s as they are', (_, source) => {
    expect(notUnrolled(source)).toBe(source)
  })

  it('matches the same', () => {
    const word = fc.constantFrom(
      'always ',
      'sometimes ',
      'usually ',
      'never again ',
      'i ',
      'eat ',
      'drink ',
      'x',
    )
    const quantifier = fc.constantFrom('{0,1}', '{0,2}', '{0,3}?', '{1,3}', '{2,3}', '{3}', '{0,3}', '')
    fc.assert(
      fc.property(fc.array(word, { maxLength: 12 }), quantifier, quantifier, (words, inner, outer) => {
        const source = `(?<all>(?:i (?:${WORDS})${inner}(?:eat|drink) )${outer})(?<rest>x|i|$)`
        expect(matches(notUnrolled(source), words.join(''))).toEqual(matches(source, words.join('')))
      }),
    )
  })
})
