import { describe, expect, it } from 'vitest'
import { toyRules } from '../../test/support/toy-rules.ts'
import { toyPack } from '../../test/support/toy-pack.ts'
import { RecollectError } from '@recollect/core'
import type { ExtractionRule, QuestionRule } from '@recollect/core/extraction'
import { defineRule } from './define-language-pack.ts'
import type { LanguagePackDefinition } from './define-language-pack.ts'

const good: ExtractionRule = {
  id: 'ty/likes',
  priority: 50,
  confidence: 0.9,
  anchors: ['like'],
  pattern: /like/gu,
  draft: () => null,
  examples: [{ text: 'I like tea', cards: [] }],
  counterExamples: ['I dislike tea'],
}

const withoutUnicode = new RegExp(good.pattern.source, 'g')

function refusal(work: () => unknown): RecollectError {
  try {
    work()
  } catch (error) {
    if (RecollectError.isInstance(error)) return error
    throw error
  }
  throw new Error('nothing was refused')
}

describe('defineRule', () => {
  it('returns a good rule as it is', () => {
    expect(defineRule(good)).toBe(good)
  })

  it.each<[name: string, fault: Partial<ExtractionRule>, says: RegExp]>([
    ['an id without language', { id: 'likes' }, /needs an id/u],
    ['an id in capitals', { id: 'TY/Likes' }, /needs an id/u],
    ['a pattern without g', { pattern: /like/u }, /"gu"/u],
    ['a pattern without u', { pattern: withoutUnicode }, /"gu"/u],
    ['no anchor', { anchors: [] }, /anchor/u],
    ['an empty anchor', { anchors: ['like', ''] }, /anchor/u],
    ['no example', { examples: [] }, /example/u],
    ['no counter-example', { counterExamples: [] }, /counter-example/u],
    ['confidence 0', { confidence: 0 }, /confidence/u],
    ['confidence above 1', { confidence: 1.1 }, /confidence/u],
    ['confidence that is no number', { confidence: Number.NaN }, /confidence/u],
  ])('refuses %s, naming the rule and what it needs', (_name, fault, says) => {
    const error = refusal(() => defineRule({ ...good, ...fault }))
    expect(error.code).toBe('INVALID_PACK')
    expect(error.message).toMatch(says)
    expect(error.message).toContain(fault.id ?? good.id)
  })
})

describe('defineLanguagePack', () => {
  it('makes a frozen pack with every part', () => {
    const pack = toyPack()
    expect(Object.isFrozen(pack)).toBe(true)
    expect(pack).toMatchObject({ specVersion: 1, language: 'ty', version: '1.0.0', slots: [] })
    expect(pack.rules).toHaveLength(toyRules.length)
  })

  it('has words for contexts only when they are given', () => {
    const context = {
      preamble: 'data',
      nothing: 'none',
      wishes: 'w',
      on: 'o',
      not: 'n',
      since: 'since',
      until: 'until',
      said: 'said',
      contested: 'disputed',
      outdated: 'over',
    }
    expect(toyPack({ context }).context).toEqual(context)
    expect('context' in toyPack()).toBe(false)
  })

  it('folds nothing unless told to', () => {
    expect(toyPack().fold('歡')).toBe('歡')
  })

  it('refuses a spec version it does not know', () => {
    const error = refusal(() => toyPack({ specVersion: 2 } as unknown as Partial<LanguagePackDefinition>))
    expect(error.code).toBe('INVALID_PACK')
    expect(error.message).toContain('specVersion: 1')
  })

  it('refuses two rules or two refiners of one id', () => {
    expect(refusal(() => toyPack({ rules: [good, good] })).message).toContain('ty/likes')
    const refiner = { id: 'ty/same', refine: () => ({ drop: 'x' }) }
    expect(refusal(() => toyPack({ refiners: [refiner, refiner] })).message).toContain('ty/same')
  })

  it('refuses a pack one rule of which is bad', () => {
    expect(refusal(() => toyPack({ rules: [{ ...good, anchors: [] }] })).code).toBe('INVALID_PACK')
  })

  it('refuses patterns that cut text and are not global and unicode', () => {
    expect(refusal(() => toyPack({ tokenizer: { run: /[a-z]+/u, cut: (run) => [run] } })).code).toBe(
      'INVALID_PACK',
    )
    expect(refusal(() => toyPack({ segment: { sentenceEnd: /\./u, clauseEnd: /,/gu } })).code).toBe(
      'INVALID_PACK',
    )
    expect(refusal(() => toyPack({ segment: { sentenceEnd: /\./gu, clauseEnd: /,/u } })).code).toBe(
      'INVALID_PACK',
    )
  })

  it('refuses question patterns that remember where they stopped', () => {
    const { slots, isQuestion, entity, time, value } = {
      slots: [],
      isQuestion: () => true,
      entity: () => 'user' as const,
      time: () => null,
      value: () => null,
    }
    const sticky: QuestionRule = {
      id: 'ty/where',
      type: 'where',
      pattern: /where/gu,
      examples: [],
      counterExamples: [],
    }
    const parts = { isQuestion, entity, time, value }
    expect(refusal(() => toyPack({ questions: { ...parts, types: [sticky], slots } })).code).toBe(
      'INVALID_PACK',
    )
    const asked = [{ id: 'ty/ask', pattern: /live/gu, slots: ['location'] }]
    expect(refusal(() => toyPack({ questions: { ...parts, types: [], slots: asked } })).code).toBe(
      'INVALID_PACK',
    )
  })
})
