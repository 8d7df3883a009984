import { defineRule } from '@recollect/rules'
import type { ExtractionRule } from '@recollect/core/extraction'
import { state } from '../../text/state.ts'
import { COUNT } from '../../lexicon/grammar/time.ts'
import { LEADS, rx, SUBJECT } from '../../text/patterns.ts'

const LENGTH = `(?:(?:almost |nearly |over |about |around |more than )?(?:${COUNT}|half a) (?:years?|yrs?|months?|decades?|weeks)(?: (?:now|and counting))?|ages|decades|years(?= |$)|forever|my whole life|all my life|most of my life|donkey's years)`

/** "We've been together for 7 years", "three years sober", "I've worked there for ages", "ten years in retail". */
export const tenureLasting: ExtractionRule = defineRule({
  id: 'en/tenure.told',
  priority: 57,
  confidence: 0.8,
  anchors: ['year', 'yrs', 'month', 'decade', 'ages', 'my life'],
  pattern: rx(
    `${SUBJECT}(?:'ve| have| has|'s|ve) (?:been (?:together|married|sober|clean|vegan|vegetarian|retired|self[- ]employed|teaching|coding|driving|nursing|farming|cooking|writing|painting|dancing|running (?:this|my|our)|doing (?:this|that|yoga|karate|judo)|a [a-z ]{3,25}?|an [a-z ]{3,25}?|with [\\p{L}' ]{2,20}?|at [\\p{L}' ]{2,25}?|in [\\p{L}' ]{2,25}?|on [\\p{L}' ]{2,15}?|playing [a-z ]{3,20}?|learning [a-z ]{3,20}?|studying [a-z ]{3,20}?)|had (?:him|her|it|this|my) [a-z ]{0,15}?|known (?:him|her|each other)|worked (?:there|here|in [a-z ]{3,20}?|at [\\p{L}' ]{2,25}?|as [a-z ]{3,25}?|for [\\p{L}' ]{2,25}?)|lived (?:here|there|in [\\p{L}' ]{2,25}?)|smoked|played [a-z ]{3,20}?|taught(?: [a-z ]{3,20}?)?) (?:for )?(?<len>${LENGTH})|^${LEADS}(?<lead>${LENGTH}) (?:sober|clean|together|married|vegan|in (?:retail|teaching|banking|nursing|it|tech|sales|construction|hospitality|the (?:army|navy|force|business|industry|job|trade|uk|us|states))|at (?:this|the same) (?:job|company|place|school)|of (?:marriage|teaching|service|experience))\\b|\\bi have (?<exp>${LENGTH})(?: of)?(?: [a-z]+){0,2} experience\\b`,
  ),
  draft: (match) => {
    if (/\b(?:not|never|n't|waiting|trying|thinking)\b/u.test(match.text)) return null
    return state(match, 'tenure', match.capture('len') ?? match.capture('lead') ?? match.capture('exp'))
  },
  examples: [
    { text: "we've been together for 7 years", cards: [{ slot: 'tenure', value: '7 years' }] },
    { text: 'three years sober today', cards: [{ slot: 'tenure', value: 'three years' }] },
  ],
  counterExamples: [
    'it took three years',
    'the shop has been there for ages',
    'have you been married for long?',
  ],
})
