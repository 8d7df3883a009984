import { slotRegistry } from '@recollect/core/extraction'
import { normalizeText } from '@recollect/core/text'
import { describe, expect, it } from 'vitest'
import { ruleExtractor } from '../engine/rule-extractor.ts'
import { frameRules } from '../frames/frame-rules.ts'
import { plainRefiners } from './refiners.ts'
import { plainTimes } from './times.ts'

const fold = (text: string) => text
const times = plainTimes({
  fold,
  numbers: 'one two',
  months: '',
  weekdays: '',
  days: '-1: yesterday; 1: tomorrow',
  steps: '',
  units: '',
  forms: '{day}\nsince {year} | since',
})
const grammar = {
  language: 'en',
  fold,
  subjects: { me: { says: 'i', usual: true } },
  classes: {
    REST: String.raw`(?<value>[^.?!]{2,60})$`,
    PLACE: String.raw`(?<value>\p{L}{2,20}?)(?: since \d{4}| tomorrow)?$`,
  },
}
const rules = frameRules(
  grammar,
  `
  # likes.like
  like | : REST | likes
  + I like tea = tea
  - I liked tea

  # location.live
  live | in: PLACE | location
  no_longer live | in: PLACE | location | over
  + I live in Ghent = Ghent
  - I lived in Ghent

  # plan.go
  go | to: PLACE | plan
  + I go to Ghent tomorrow = Ghent
  - I went to Ghent
`,
)
const extractor = ruleExtractor({
  pack: 'en@0.0.0',
  fold,
  segment: { sentenceEnd: /[.!?]/gu, clauseEnd: /, (?=i |not )/gu },
  rules,
  refiners: plainRefiners({
    language: 'en',
    asking: /^do /u,
    nothing: { 'a condition': /\bif\b/u },
    lists: { slots: new Set(['likes']), joint: /, | and /gu },
    values: { lead: /^the /iu, tail: / too$/iu, pointing: /^that$/iu, whole: /^name$/u },
    corrections: { oops: 'typo|my mistake', denial: 'not (?:in )?', change: /\bnow\b/u },
    times,
  }),
  times,
})

const extract = (text: string) =>
  extractor.extract(normalizeText(text), {
    saidAt: Date.UTC(2024, 4, 15),
    zone: 'UTC',
    slots: slotRegistry(),
  })
const values = (text: string) => extract(text).drafts.map(({ slot, value }) => `${slot}=${value}`)
const dropped = (text: string) => extract(text).rejected.map(({ by, reason }) => `${by}: ${reason}`)

describe('what every pack does with what its rules propose', () => {
  it.each([
    ['I like tea?', 'en/drop-questions: a question'],
    ['Do I like tea', 'en/drop-questions: a question'],
    ['If I like tea', 'en/drop-nothing: a condition'],
    ['I like that', 'en/trim-value: "that" names nothing'],
    ['I go to Ghent', 'en/when-words: no day is named'],
  ])('drops "%s" and says why', (text, reason) => {
    expect([values(text), dropped(text)]).toEqual([[], [reason]])
  })

  it('parts lists, and cuts each value down to what it names', () => {
    expect(values('I like the rain and cats too')).toEqual(['likes=rain', 'likes=cats'])
  })

  it('keeps the words that date what is planned or over', () => {
    expect(extract('I go to Ghent tomorrow').drafts).toMatchObject([{ value: 'Ghent', when: 'tomorrow' }])
    expect(extract('I no longer live in Ghent since 2019').drafts).toMatchObject([
      { relation: 'retracts', when: 'since 2019' },
    ])
  })

  it.each([
    ['I live in Ghent, not in Bruges', 'Bruges'],
    ['Typo, I live in Ghent', null],
    ['My mistake. I live in Ghent', null],
  ])('takes "%s" for a correction', (text, of) => {
    expect(extract(text).drafts).toMatchObject([{ relation: 'updates', correction: { of } }])
  })

  it.each(['I live in Ghent, not there', 'I like tea, not coffee', 'Now. I live in Ghent'])(
    'takes "%s" for none',
    (text) => {
      expect(extract(text).drafts[0]?.correction).toBeUndefined()
    },
  )
})
