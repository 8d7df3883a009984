import { InvalidPackError } from '@recollect/core'
import type { ExtractionRule } from '@recollect/core/extraction'
import { describe, expect, it } from 'vitest'
import { chinese } from '../src/index.ts'
import { makeChinese } from '../src/pack.ts'

const rule: ExtractionRule = {
  id: 'own/badge',
  priority: 90,
  confidence: 0.9,
  anchors: ['badge'],
  pattern: /badge (?<value>\d+)/gu,
  draft: () => null,
  examples: [{ text: 'badge 17', cards: [] }],
  counterExamples: ['badges'],
}

describe('rules of a user', () => {
  it('stand beside those of the pack', () => {
    expect(chinese({ extraRules: [rule] }).rules.at(-1)).toEqual(rule)
  })

  it.each([
    ['without examples', [{ ...rule, examples: [] }]],
    ['with a pattern of other flags', [{ ...rule, pattern: /badge/u }]],
    ['with an id that is taken', [rule, rule]],
  ])('are refused at once %s', (_how, extraRules) => {
    expect(() => chinese({ extraRules })).toThrow(InvalidPackError)
  })

  it('are those that were given, whatever becomes of the list', () => {
    const extraRules = [rule]
    const pack = makeChinese({ extraRules })
    extraRules.push({ ...rule, id: 'own/later' })
    expect(pack.rules.map(({ id }) => id)).not.toContain('own/later')
  })

  it('go without what was learned where that is left out', () => {
    expect(chinese().spans).toBeDefined()
    expect(chinese({ without: ['zh/learned'] }).spans).toBeUndefined()
  })
})
