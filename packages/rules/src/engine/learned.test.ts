import { describe, expect, it } from 'vitest'
import { fixedClock } from '../../test/support/core.ts'
import type { ExtractionRule, ReadSpan, SpanReader } from '@recollect/core/extraction'
import { slotRegistry } from '@recollect/core/extraction'
import { normalizeText } from '@recollect/core/text'
import { ruleExtractor } from './rule-extractor.ts'

const CONTEXT = { saidAt: fixedClock().now(), zone: 'UTC', slots: slotRegistry() }
const lives: ExtractionRule = {
  id: 'ty/location',
  priority: 50,
  confidence: 0.9,
  anchors: ['live', 'i'],
  pattern: /i live in (?<value>[a-z]{1,40})/gu,
  draft: (match) => {
    const value = match.capture('value')
    return value ? { slot: 'location', value } : null
  },
  examples: [],
  counterExamples: [],
}

/** Reads one value wherever its words stand. */
const reading = (words: string, span: Partial<ReadSpan> & Pick<ReadSpan, 'slot'>): SpanReader => ({
  words: { joined: false, isSelf: () => false, mentions: () => [] },
  read(_text, folded) {
    const start = folded.indexOf(words)
    const place = { start, end: start + words.length }
    return start < 0 ? [] : [{ likely: 0.9, relation: null, state: 'now', ...place, ...span }]
  },
})

const run = (text: string, spans: SpanReader) =>
  ruleExtractor({
    pack: 'ty@1.0.0',
    fold: (said) => said.toLowerCase(),
    segment: { sentenceEnd: /[.?]/gu, clauseEnd: /,/gu },
    rules: [lives],
    refiners: [],
    times: { read: () => [] },
    spans,
  })
    .extract(normalizeText(text), CONTEXT)
    .drafts.map(({ entity, slot, value, rule, polarity, tense }) => [
      entity,
      slot,
      value,
      rule,
      polarity,
      tense,
    ])

describe('values read by what was learned', () => {
  it('are facts with a rule of their own, as they are written', () => {
    expect(run('I give Hull my best years', reading('hull', { slot: 'location' }))).toEqual([
      ['user', 'location', 'Hull', 'ty/learned', 'positive', 'current'],
    ])
  })

  it('are of relatives, denied, or over where they were read so', () => {
    const words = 'I think Kim is a cook'
    expect(run(words, reading('cook', { slot: 'occupation', relation: 'sister' }))[0]?.[0]).toBe(
      'user.sister',
    )
    expect(run(words, reading('cook', { slot: 'occupation', state: 'denied' }))[0]?.[4]).toBe('negative')
    expect(run(words, reading('cook', { slot: 'occupation', state: 'over' }))[0]?.[5]).toBe('past')
  })

  it('give way to what a rule reads in their words, and in a slot of one value anywhere', () => {
    const both = run('I live in Hull, and think of Rome', reading('rome', { slot: 'location' }))
    expect(both.map(([, , value, rule]) => [value, rule])).toEqual([['Hull', 'ty/location']])
    const same = run('I live in Hull', reading('hull', { slot: 'likes' }))
    expect(same.map(([, slot]) => slot)).toEqual(['location'])
  })

  it.each<[string, string, SpanReader]>([
    ['not sure enough', 'I give Hull my best years', reading('hull', { slot: 'location', likely: 0.6 })],
    ['of a slot that rules alone read', 'I am to be brief', reading('brief', { slot: 'instruction' })],
    ['the speaker’s name', 'I think Kim is right', reading('kim', { slot: 'name' })],
    ['numbers without one', 'I feel my age', reading('my age', { slot: 'age' })],
    ['in a text no rule could be meant for', 'Hull', reading('hull', { slot: 'location' })],
  ])('are none where they are %s', (_why, text, spans) => {
    expect(run(text, spans)).toEqual([])
  })
})
