import { defineRule } from '@recollect/rules'
import type { ExtractionRule } from '@recollect/core/extraction'
import { state } from '../../text/state.ts'
import { LEADS, rx, SUBJECT } from '../../text/patterns.ts'
import { cutAt, keyOf } from '../../text/capture.ts'

const END =
  /\s?(?:,|\s(?:because|but|when|since|so|last|this|two|three|four|five|a (?:few|couple|while|year|month|week)|in (?:(?:19|20)\d\d|jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)|\d+ |years?|months?|ago|ages|recently|completely|altogether|for (?:good|lent|now|a)|and|now|lol|after|before|if|as|back)\b)/iu
/** What one stops doing for a moment, or with somebody. */
const PASSING =
  /^(?:(?:talking|speaking|listening|replying|responding|caring|crying|laughing|thinking|believing|trying|being|having|getting|feeling|worrying|breathing|working|going|doing|making|asking|telling|calling|texting|looking|seeing|reading|waiting|moving|wondering|crying|sleeping|giving|letting|paying|liking|loving|trusting|bleeding|raining|charging|responding|coming|saying|taking|using|eating|drinking|playing|watching|learning|practicing|driving|speaking|living)\b|(?:[a-z]+ing) (?:it|this|that|him|her|them|you|me|us|at|to)\b|[a-z]+ing$)/u

/** "I've stopped dyeing my hair", "quit biting my nails": a habit by its verb, gone. */
export const stoppedHabit: ExtractionRule = defineRule({
  id: 'en/habit.stopped',
  priority: 86,
  confidence: 0.92,
  anchors: ['stopped ', 'quit ', 'given up ', 'gave up '],
  pattern: rx(
    `(?:${SUBJECT}(?:'ve|ve| have|'s| has)? |^${LEADS})(?:just |recently |finally |also |already )?(?:stopped|quit|given up|gave up) (?<what>[a-z]{3,12}ing [^.;:!?()"\\n]{2,40})`,
  ),
  draft: (match) => {
    const what = match.capture('what')
    const value = what && cutAt(what, END)
    if (!value || match.raw('pron') !== undefined || PASSING.test(keyOf(value.text))) return null
    return state(match, 'habit', value, { relation: 'retracts' })
  },
  examples: [
    {
      text: "I've stopped dyeing my hair",
      cards: [{ slot: 'habit', value: 'dyeing my hair', relation: 'retracts' }],
    },
  ],
  counterExamples: ['I stopped talking to him', 'it stopped raining', 'have you stopped dyeing your hair?'],
})
