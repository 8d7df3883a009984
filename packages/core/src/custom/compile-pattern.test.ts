import { describe, expect, it } from 'vitest'
import { normalizeText } from '../util/normalize.ts'
import { compilePattern } from './compile-pattern.ts'
import type { CompiledPattern } from './compile-pattern.ts'
import type { CheckedPattern } from './schema.ts'

const asWritten = (text: string) => text

function compiled(pattern: CheckedPattern, fold = asWritten): CompiledPattern {
  const found = compilePattern(pattern, fold)
  if ('fault' in found) throw new Error(found.fault)
  return found
}

const valueIn = (pattern: string, text: string) =>
  new RegExp(compiled(pattern).source, 'giu').exec(normalizeText(text).text)?.groups?.['value']

describe('a pattern of a user', () => {
  it.each([
    ['\\bI\\b am (?<value>\\w{1,9})', 'i am ann', 'ann'],
    ['^id\\b is (?<value>\\w{1,9})', 'id is a7', 'a7'],
    ['\\bmy\\b \\bpc\\b is (?<value>\\w{1,9})', 'my pc is old', 'old'],
    ['hmm{1,9} (?<value>\\w{1,9})', 'hmmm yes', 'yes'],
    ['abc{1,3} (?<value>\\w{1,9})', 'abcc no', 'no'],
    ['(?<value>\\w{1,9})\\b is\\b it', 'this is it', 'this'],
  ])(
    '%s has words of its own, whatever edges and repeats stand between their letters',
    (regex, text, value) => {
      const { source } = compiled({ regex, flags: '' })
      expect(new RegExp(source, 'giu').exec(text)?.groups?.['value']).toBe(value)
    },
  )
})

describe('a keyword pattern', () => {
  it.each([
    ['工牌号是X', '我的工牌号是a12', 'a12'],
    ['工牌号是X', '工牌号是: A12', 'a12'],
    ['my badge is X', 'My badge is B-17', 'b-17'],
    ['my badge is X', 'my badge is: B-17', 'b-17'],
    ['MY BADGE: X', 'my badge: 4', '4'],
    ['我的 badge 是X', '我的badge是c9', 'c9'],
    ['我的badge是X', '我的 badge 是 c9', 'c9'],
    ['X is my badge', 'b-17 is my badge', 'b-17'],
    ['X是我的工牌号', 'a12是我的工牌号', 'a12'],
    ['seat X in row nine', 'i have seat 14 in row nine', '14'],
    ['my Xbox tag is X', 'my xbox tag is neo', 'neo'],
    ['my rate (gross) is X', 'my rate (gross) is 40', '40'],
    ['“口令”是X', '“口令”是芝麻', '芝麻'],
  ])('%s finds in "%s" %s', (pattern, text, value) => {
    expect(valueIn(pattern, text)).toBe(value)
  })

  it.each([
    ['my badge is X', "my badge isn't b-2"],
    ['my badge is X', 'my badge island'],
    ['my badge is X', 'tommy badge is b-2'],
    ['badge is X', 'two-badge isles'],
    ['X is my badge', 'b-17 is my badgers'],
    ['工牌号是X', '工牌号是'],
    ['工牌号是X', `工牌号是${'长'.repeat(51)}`],
  ])('%s finds nothing in "%s"', (pattern, text) => {
    expect(valueIn(pattern, text)).toBeUndefined()
  })

  it('takes values of 50 characters', () => {
    expect(valueIn('工牌号是X', `工牌号是${'长'.repeat(50)}`)).toBe('长'.repeat(50))
  })

  it.each(['my badge is', 'X is X', 'Xbox', ''])('needs exactly one X: %j', (pattern) => {
    expect(compilePattern(pattern, asWritten)).toEqual({ fault: expect.stringContaining('exactly one X') })
  })
})

describe('the anchors of a pattern', () => {
  it('stand in all that it matches, in the case of the text', () => {
    expect(compiled('my Badge is X').anchors).toEqual(['my badge'])
    expect(compiled({ regex: '(?:Locker|储物柜) (?<value>\\d{1,4})', flags: '' }).anchors).toEqual([
      'locker',
      '储物柜',
    ])
  })

  it.each<CheckedPattern>([
    'is X',
    'X',
    '- X -',
    { regex: '(?<value>.{1,50})', flags: '' },
    { regex: '(?:工牌)?(?<value>.{1,50})', flags: '' },
    { regex: '(?:badge|no) (?<value>.{1,50})', flags: '' },
  ])('are needed: %j', (pattern) => {
    expect(compilePattern(pattern, asWritten)).toEqual({
      fault: expect.stringContaining('no words of its own'),
    })
  })

  it('fold as the texts do, and leave the syntax alone', () => {
    const simplified = (text: string) => text.replaceAll('號', '号').replaceAll('(', '!')
    expect(compiled({ regex: '工牌號是(?<value>.{1,9})', flags: 'u' }, simplified).source).toBe(
      '工牌号是(?<value>.{1,9})',
    )
    expect(compiled('工牌號是X', simplified).anchors).toEqual(['工牌号是'])
  })
})

describe('the words of a pattern', () => {
  it('are all the ways to say what stands beside the value', () => {
    expect(compiled('My badge is X').words).toEqual(['my badge is  '])
    const { words } = compiled({ regex: '(?:储物柜|locker)号?(?:是|为)(?<value>\\d{1,4})', flags: '' })
    expect(words).toEqual(['储物柜 是 ', '储物柜 为 ', 'locker 是 ', 'locker 为 '])
  })

  it('are not told when there are too many', () => {
    const regex = '(?:a|b|c|d)(?:a|b|c|d)(?:a|b|c|d)工牌(?<value>.{1,9})'
    expect(compiled({ regex, flags: '' }).words).toEqual([])
  })
})

it.each<[string, CheckedPattern, string]>([
  ['a flag that changes its meaning', { regex: '工牌(?<value>.{1,9})', flags: 's' }, '"s"'],
  ['a regex that cannot be read', { regex: '工牌(?<value>.{1,9}', flags: '' }, 'cannot be read'],
  ['no group for the value', { regex: '工牌(.{1,9})', flags: '' }, '(?<value>…)'],
])('refuses %s', (_what, pattern, named) => {
  expect(compilePattern(pattern, asWritten)).toEqual({ fault: expect.stringContaining(named) })
})
