import { describe, expect, it } from 'vitest'
import { regexFault } from './regex-fault.ts'

describe('a regular expression from a configuration', () => {
  it.each([
    ['a nested repeat', '(a+)+X'],
    ['a nested bounded repeat', 'code (?:[a-z]{1,20} ?){1,9}end'],
    ['two long repeats with a literal between', '(.{1,50})住在(.{1,50})区'],
    ['a repeat beside one it overlaps', 'id \\w{1,40}[a-z]{1,40}'],
    ['alternatives that overlap, repeated', 'tag (?:x|xx){1,30}y'],
    ['an optional inside a repeat', 'no (?:a?){0,25}b'],
    ['a repeat inside a lookahead', 'pin(?=(?:[0-9]{1,9}){1,9}x)'],
  ])('is refused for %s', (_what, source) => {
    expect(regexFault(source)).toMatch(/without a bound|in more than 1000 ways/u)
  })

  it.each([
    ['badge .*', '"*"'],
    ['badge .+?', '"+?"'],
    ['badge \\d{3,}', '"{3,}"'],
    ['工牌(?:号)*是', '"*"'],
    ['(?<=badge )x{2,}', 'looks behind'],
  ])('is refused for %s, naming %s', (source, named) => {
    expect(regexFault(source)).toContain(named)
  })

  it.each([
    ['(a)badge \\1', 'refers back ("\\1")'],
    ['(?<value>a) or \\k<value>', 'refers back ("\\k<value>")'],
    ['(?<!my )badge', 'looks behind'],
    ['(?:(?<=my )badge)?', 'looks behind'],
  ])('may not look back: %s', (source, fault) => {
    expect(regexFault(source)).toContain(fault)
  })

  it.each([
    '工牌(?:号|编号)?是(?<value>.{1,50})',
    '(?<value>\\d{1,20})-?[a-z]{0,20} is my badge',
    'badge (?:number )?(?:is|:) ?(?<value>[a-z]{1,3}-\\d{2,4})',
    '[+*{3,}]{1,5} stars',
    'a literal \\+ and \\* and \\{3,\\}',
    'is my (?!old)badge',
    '\\bbadge\\b (?<value>\\p{L}{1,30})',
  ])('is taken when its repeats are bounded and few: %s', (source) => {
    expect(() => new RegExp(source, 'giu')).not.toThrow()
    expect(regexFault(source)).toBeNull()
  })
})
