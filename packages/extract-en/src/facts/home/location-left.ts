import { defineRule } from '@recollect/rules'
import type { ExtractionRule, RuleMatch } from '@recollect/core/extraction'
import { PLACES } from '../../lexicon/home/places.ts'
import { rx } from '../../text/patterns.ts'
import { keyOf } from '../../text/capture.ts'

const LEAD = '^(?:(?:so|and|yes|but|actually|well|oh|by the way|btw),? )?'
const I = "(?<who>i|we)(?:'ve| have)? (?:just |recently |finally |already |also |now )*"
/** A journey, and no end of living somewhere. */
const PASSING =
  /\b(?:today|tonight|yesterday|this (?:morning|afternoon|evening)|last night|at (?:noon|midnight|\d)|by (?:train|car|plane|bus)|on (?:mon|tues|wednes|thurs|fri|satur|sun)day|trip|flight|train|airport|vacation|holiday|visit|hour|early|late|minutes?|heading|on my way|back (?:home|in)|drove|flew|arriv)/u
/** When it was, or why. */
const END =
  '(?=$|[,.!]| (?:last|in|two|three|a (?:few|year|month|week|couple)|(?:for|because|to|and|so|since|years?|months?|recently|behind|already|now)\\b))'

const isPassing = ({ clause }: RuleMatch): boolean => PASSING.test(clause.sentence.text)

/** "I left Tulsa": a place of the map, and no journey. */
const left = defineRule({
  id: 'en/location.left',
  priority: 101,
  confidence: 0.92,
  anchors: ['left '],
  pattern: rx(`${LEAD}${I}left (?<where>(?:the )?[\\p{L}][\\p{L}'-]{1,20}(?: [\\p{L}'-]{2,20}){0,3}?)${END}`),
  draft(match) {
    const where = match.capture('where')
    if (!where || isPassing(match) || !/^(?:the )?\p{Lu}/u.test(where.text)) return null
    return PLACES.has(keyOf(where.text)) ? { slot: 'location', value: where, relation: 'retracts' } : null
  },
  examples: [{ text: 'I left Tulsa', cards: [{ slot: 'location', value: 'Tulsa', relation: 'retracts' }] }],
  counterExamples: [
    'he left Tulsa',
    'I left Tulsa this morning',
    'I left home',
    'I left my keys in Tulsa',
    'when I left Tulsa',
    'I left Tulsa out of the list',
    'I left a note',
    'should I leave Tulsa?',
  ],
})

/** "I moved away": wherever the home was, it is one no longer. The empty value stands for whatever is known. */
const away = defineRule({
  id: 'en/location.moved-away',
  priority: 90,
  confidence: 0.9,
  anchors: ['moved away', 'moved out of town'],
  pattern: rx(
    `${LEAD}${I}moved (?:away|out of town)(?: (?:recently|for good|last (?:week|month)|from (?:here|there)|already|now))?[.!]?$`,
  ),
  draft: (match) => ({ slot: 'location', value: '', at: match.capture('who'), relation: 'retracts' }),
  examples: [{ text: 'I moved away', cards: [{ slot: 'location', value: '', relation: 'retracts' }] }],
  counterExamples: ['he moved away', 'I moved away when I was six', 'have I moved away?'],
})

export const locationLeft: readonly ExtractionRule[] = [left, away]
