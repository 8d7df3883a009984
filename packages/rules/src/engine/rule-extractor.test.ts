import { describe, expect, it } from 'vitest'
import { fixedClock } from '../../test/support/core.ts'
import type { ExtractionRule, Refiner } from '@recollect/core/extraction'
import { slotRegistry } from '@recollect/core/extraction'
import { normalizeText } from '@recollect/core/text'
import { ruleExtractor } from './rule-extractor.ts'

const CONTEXT = { saidAt: fixedClock().now(), zone: 'UTC', slots: slotRegistry() }
const SEGMENT = { sentenceEnd: /[.?]/gu, clauseEnd: /,/gu }

const rule = (given: Partial<ExtractionRule>): ExtractionRule => ({
  id: 'ty/likes',
  priority: 50,
  confidence: 0.9,
  anchors: ['like'],
  pattern: /i like (?<value>[a-z ]{1,40})/gu,
  draft: (match) => {
    const value = match.capture('value')
    return value ? { slot: 'likes', value } : null
  },
  examples: [],
  counterExamples: [],
  ...given,
})

const extractor = (
  rules: readonly ExtractionRule[],
  refiners: readonly Refiner[] = [],
  fold = (t: string) => t,
) => ruleExtractor({ pack: 'ty@1.0.0', fold, segment: SEGMENT, rules, refiners, times: { read: () => [] } })

const run = (text: string, rules: readonly ExtractionRule[], refiners: readonly Refiner[] = []) =>
  extractor(rules, refiners).extract(normalizeText(text), CONTEXT)

const values = (text: string, rules: readonly ExtractionRule[]) => run(text, rules).drafts.map((d) => d.value)

describe('ruleExtractor', () => {
  it('fills what a proposal leaves out with the documented defaults', () => {
    const { drafts } = run('I like Tea', [rule({})])
    expect(drafts).toEqual([
      {
        kind: 'preference',
        entity: 'user',
        slot: 'likes',
        value: 'Tea',
        polarity: 'positive',
        relation: 'sets',
        tense: 'current',
        facet: null,
        when: null,
        normal: null,
        eventDate: null,
        validFrom: null,
        validTo: null,
        confidence: 0.9,
        span: { start: 7, end: 10 },
        rule: 'ty/likes',
        priority: 50,
        pack: 'ty@1.0.0',
        notes: [],
      },
    ])
  })

  it.each(['dislikes', 'fear'])('takes %s for negative by nature', (slot) => {
    const { drafts } = run('I like tea', [rule({ draft: () => ({ slot, value: 'tea' }) })])
    expect(drafts[0]?.polarity).toBe('negative')
  })

  it('runs a rule only on clauses in which an anchor of it occurs', () => {
    const seen: string[] = []
    const spy = rule({
      anchors: ['mark'],
      pattern: /[a-z ]{1,40}/gu,
      draft: (match) => {
        seen.push(match.clause.text)
        return null
      },
    })
    run('no sign here, the mark is here. nothing', [spy])
    expect(seen).toEqual(['the mark is here'])
    run('nothing at all', [spy])
    expect(seen).toHaveLength(1)
  })

  it('needs only one of several anchors, and runs once where both occur', () => {
    const two = rule({ anchors: ['like', 'tea'] })
    expect(values('I like tea', [two])).toEqual(['tea'])
  })

  it('finds every match in a clause and in every clause', () => {
    const short = rule({ pattern: /i like (?<value>[a-z]{1,10})/gu })
    expect(values('I like tea and I like jam, I like pie. I like ham', [short])).toEqual([
      'tea',
      'jam',
      'pie',
      'ham',
    ])
  })

  it('gives the same result however often it is asked', () => {
    const engine = extractor([rule({})])
    const text = normalizeText('I like tea')
    const first = engine.extract(text, CONTEXT)
    expect(engine.extract(text, CONTEXT)).toEqual(first)
    expect(engine.extract(text, CONTEXT)).toEqual(first)
  })

  it('lets the higher priority win, in whatever order rules are given, and says why the other lost', () => {
    const weak = rule({ id: 'ty/weak', priority: 10, draft: () => ({ slot: 'hobby', value: 'weak' }) })
    const strong = rule({ id: 'ty/strong', priority: 90 })
    for (const rules of [
      [weak, strong],
      [strong, weak],
    ]) {
      const { drafts, rejected } = run('I like tea', rules)
      expect(drafts.map((d) => d.rule)).toEqual(['ty/strong'])
      expect(rejected).toMatchObject([
        { by: 'overlap', draft: { rule: 'ty/weak' }, reason: 'same words as ty/strong' },
      ])
    }
  })

  it('keeps all proposals of one match', () => {
    const both = rule({
      draft: () => [
        { slot: 'likes', value: 'tea' },
        { slot: 'hobby', value: 'tea' },
      ],
    })
    expect(run('I like tea', [both]).drafts).toHaveLength(2)
  })

  it('rests a card on other words when the rule says so', () => {
    const at = rule({ draft: (match) => ({ slot: 'age', value: '25', at: match.capture('value') }) })
    expect(run('I like twenty five', [at]).drafts[0]?.span).toEqual({ start: 7, end: 18 })
  })

  it('runs refiners in their order, each on what the one before left', () => {
    const note = (id: string): Refiner => ({ id, refine: (c) => [{ ...c, notes: [...c.notes, id] }] })
    const { drafts } = run('I like tea', [rule({})], [note('ty/b'), note('ty/a'), note('ty/c')])
    expect(drafts[0]?.notes).toEqual(['ty/b', 'ty/a', 'ty/c'])
  })

  it('gives what one refiner splits to the next, part by part', () => {
    const split: Refiner = {
      id: 'ty/split',
      refine: (c) => c.value.split(' and ').map((value) => ({ ...c, value })),
    }
    const drop: Refiner = { id: 'ty/drop', refine: (c) => (c.value === 'dogs' ? { drop: 'no dogs' } : [c]) }
    const { drafts, rejected } = run('I like cats and dogs', [rule({})], [split, drop])
    expect(drafts.map((d) => d.value)).toEqual(['cats'])
    expect(rejected).toMatchObject([{ by: 'ty/drop', reason: 'no dogs', draft: { value: 'dogs' } }])
  })

  it('shows nothing of its clauses in what it returns', () => {
    const drop: Refiner = { id: 'ty/drop', refine: () => ({ drop: 'all' }) }
    expect(run('I like tea', [rule({})]).drafts[0]).not.toHaveProperty('clause')
    expect(run('I like tea', [rule({})], [drop]).rejected[0]?.draft).not.toHaveProperty('clause')
  })

  it('matches on the folded text and gives values as they were written', () => {
    const folded = rule({ anchors: ['喜欢'], pattern: /我喜欢(?<value>[^,]{1,9})/gu })
    const fold = (text: string) => text.replaceAll('歡', '欢').replaceAll('貓', '猫')
    const { drafts } = extractor([folded], [], fold).extract(normalizeText('我喜歡貓'), CONTEXT)
    expect(drafts[0]).toMatchObject({ value: '貓', span: { start: 3, end: 4 } })
  })

  it('gives spans that hold the value in texts with hidden and wide characters', () => {
    const text = '\u200bＩ  like\u200b ＴＥＡ\u200d time'
    const draft = run(text, [rule({})]).drafts[0]
    expect(draft && text.slice(draft.span.start, draft.span.end)).toBe(draft?.value)
    expect(draft?.value).toBe('ＴＥＡ\u200d time')
  })
})
