import { describe, expect, it } from 'vitest'
import { LiteralReader } from './literals.ts'
import { patternTree } from '../pattern/pattern-tree.ts'
import { patternSet } from '../../test/support/rules.ts'

const byLength = (literal: string) => 1 / literal.length
const of = (pattern: RegExp) => new LiteralReader().needed(byLength)(patternTree(pattern.source))

describe('LiteralReader', () => {
  it.each<[RegExp, readonly string[] | null]>([
    [/\bmy name\b/u, ['my name']],
    [/(?:cat|dog)s?/u, ['cat', 'dog']],
    [/what (?:car|bike) do/u, ['what ']],
    [/(?:very )?old/u, ['old']],
    [/ab?c/u, ['a']],
    [/[a-z]ing\b/u, ['ing']],
    [/home(?= town)/u, [' town']],
    [/home(?! town)/u, ['home']],
    [/(?<=\bmy )house/u, ['house']],
    [/住(?:哪|在)/u, ['住']],
    [/(?<han>\p{Script=Han})不\k<han>/u, ['不']],
    [/what\?/u, ['what?']],
    [/a{2}b{0,2}/u, ['a']],
    [/(?:x|[yz])/u, null],
    [/.{0,3}/u, null],
  ])('one of the literals stands in what %s matches: %s', (pattern, literals) => {
    expect(of(pattern)).toEqual(literals)
  })
})

describe('patternSet', () => {
  const patterns = [/\bmy (?:cat|dog)\b/u, /NAME/iu, /name/u, /[xyz]\d/u, /(?:old|young)er/u]

  it.each(['my dog has a name', 'x1', 'who is older', 'my catalogue', '', 'a name, my cat, z9, younger'])(
    'matches in “%s” what the patterns match one by one',
    (text) => {
      expect(patternSet(patterns)(text)).toEqual(patterns.map((pattern) => pattern.test(text)))
    },
  )
})
