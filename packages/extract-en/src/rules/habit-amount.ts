import { defineRule } from '@recollect/rules'
import type { ExtractionRule } from '@recollect/core/extraction'
import { state } from '../frames.ts'
import { COUNT } from '../lexicon/time.ts'
import { DOES, LEADS, rx } from '../patterns.ts'

const VERB =
  'practi[cs]es?|train|trains|run|runs|walk|walks|cycle|cycles|swim|swims|read|reads|stud(?:y|ies)|exercises?|meditates?|draws?|writes?|stretch(?:es)?|sleep|sleeps|commutes?|games?|scrolls?|rehearses?|journals?|revises?|play|plays|jog|jogs|row|rows|drink|drinks|smoke|smokes|do|does'
const AMOUNT = `(?:maybe |about |around |like |at least |only |roughly |almost |up to |over |probably |just )*(?:(?:${COUNT}|half an?|an?)(?: (?:and a half|or (?:so|two|three)|to \\d{1,2}))? ?(?:minutes?|mins?|hours?|hrs?|pages?|miles?|km|kilomet(?:er|re)s?|laps|lengths|cups|pints|glasses|cigarettes|words|steps|chapters?)(?: of [a-z]+)?)`

/** "I practise about an hour a day", "my son reads thirty pages a night": how much of it, again and again. */
export const habitAmount: ExtractionRule = defineRule({
  id: 'en/habit.amount',
  priority: 86,
  confidence: 0.94,
  anchors: [
    'a day',
    'a night',
    'a week',
    'every day',
    'each day',
    'every night',
    'each night',
    'per day',
    'daily',
    'each morning',
    'every morning',
    'per week',
  ],
  pattern: rx(
    `(?:${DOES}|^${LEADS}i )(?<what>(?:${VERB}) (?:for )?${AMOUNT} (?:an? (?:day|night|week)|every (?:day|night|morning|evening)|each (?:day|night|morning|evening|week)|per (?:day|week)|daily))(?![a-z-])`,
  ),
  draft: (match) => (match.raw('pron') === 'it' ? null : state(match, 'habit', match.capture('what'))),
  examples: [
    {
      text: 'I practise about an hour a day',
      cards: [{ slot: 'habit', value: 'practise about an hour a day' }],
    },
    {
      text: 'my son reads thirty pages a night',
      cards: [{ slot: 'habit', value: 'reads thirty pages a night', entity: 'user.son' }],
    },
  ],
  counterExamples: [
    'do you run five miles a day?',
    'he walks an hour a day',
    'I wish I slept eight hours a day',
  ],
})
