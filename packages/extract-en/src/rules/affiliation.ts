import { defineRule } from '@recollect/core/language-pack'
import type { ExtractionRule } from '@recollect/core'
import { state } from '../frames.ts'
import { DOES, rx } from '../patterns.ts'

const CLUB =
  "(?:[a-z'-]+ ){0,4}?(?:club|society|union|association|team|band|choir|orchestra|party|league|fraternity|sorority|guild|church|committee|council|board|group|gang|troupe|circus|squad|community)"

/** "I belong to a book club", "I'm a member of the chess club", "I'm in a band". */
export const affiliation: ExtractionRule = defineRule({
  id: 'en/affiliation.member',
  priority: 91,
  confidence: 0.93,
  anchors: [
    'belong to',
    'belongs to',
    'member of',
    'part of',
    'in a ',
    'on the ',
    'joined a',
    'joined the',
    'president of',
    'captain of',
    'in the ',
  ],
  pattern: rx(
    `(?:${DOES}(?:belongs? to|joined)|\\bi(?:'m| am|m|'ve been| was) (?:also |an? |the |currently |now |still )*(?:(?:active |proud |founding |longtime )*member of|part of|president of|captain of|in|on)) (?<what>(?:an?|the|my|our) ${CLUB})\\b`,
  ),
  draft: (match) => state(match, 'affiliation', match.capture('what')),
  examples: [{ text: 'I belong to a rowing club', cards: [{ slot: 'affiliation', value: 'a rowing club' }] }],
  counterExamples: ['are you in a band?', 'he joined the navy'],
})
