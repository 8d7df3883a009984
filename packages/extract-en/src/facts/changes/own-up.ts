import { defineRule } from '@recollect/rules'
import type { Capture, ExtractionRule, Proposal, RuleMatch } from '@recollect/core/extraction'
import { PLACES } from '../../lexicon/home/places.ts'
import { LEADING_IN, OWN_UP, TAKEN_BACK } from '../../lexicon/changes/own-up.ts'
import { alt, rx } from '../../text/patterns.ts'
import { keyOf } from '../../text/capture.ts'
import { isPerson, kindOf } from '../../text/mistake.ts'

/** "Sorry, meant 28", "kidding! still in good old Ohio": a message that takes back and puts right, and says nothing else. */

const GAP = "[\\s,.;:!?()'–—-]{1,4}"
const TAKES_BACK = `(?:(?:${alt(OWN_UP)})${GAP}){1,4}`
const ALL_TAKEN_BACK = new RegExp(`^(?:(?:${alt(OWN_UP)})(?:${GAP}|$)){1,5}$`, 'u')
const VALUE =
  "(?<value>[\\p{L}\\p{N}][\\p{L}\\p{N}'’.:@+&-]{0,40}(?: [\\p{L}\\p{N}][\\p{L}\\p{N}'’.:&-]{0,24}){0,3})"
const NAMED = /^\p{Lu}[\p{L}\p{N}'’.&-]*(?: (?:\p{Lu}[\p{L}\p{N}'’.&-]*|of|the|de|and))*$/u
const NUMBERED = /^\d[\d.,:-]*(?: ?(?:kg|kilos?|lbs?|pounds?|cm|years?|yrs?|st|stone|k))?$/iu

const isValue = ({ text }: Capture): boolean =>
  NUMBERED.test(text) || (NAMED.test(text) && !isPerson(keyOf(text))) || PLACES.has(keyOf(text))

const HOME = /\b(?:still|living|live)\b/u

/** Everything before it takes back, and nothing comes after it. */
function isWhole({ clause, text }: RuleMatch): boolean {
  const before = clause.sentence.message.slice(0, clause.start).trim()
  const after = clause.sentence.message.slice(clause.end).replaceAll(/[\s\p{P}\p{S}]+/gu, '')
  const said = `${before} ${text}`
  return after === '' && TAKEN_BACK.test(said) && (before === '' || ALL_TAKEN_BACK.test(before))
}

export const ownedUp: ExtractionRule = defineRule({
  id: 'en/correction.own-up',
  priority: 51,
  confidence: 0.92,
  // Shorter words stand in every other clause, and tell nothing by themselves.
  anchors: OWN_UP.concat(LEADING_IN).filter((words) => words.length > 3),
  pattern: rx(`^(?:${TAKES_BACK})?(?<led>(?:(?:${alt(LEADING_IN)}) ){0,3})${VALUE}[.! ]{0,3}$`),
  draft(match): Proposal | null {
    const value = match.capture('value')
    if (!value || !isWhole(match)) return null
    if (kindOf(value.text) === 'time' && !NUMBERED.test(value.text))
      return {
        slot: 'generic',
        value: '',
        when: value.text,
        relation: 'retracts',
        effect: { event: 'reschedule' },
      }
    if (!isValue(value)) return null
    const home = PLACES.has(keyOf(value.text)) && HOME.test(match.raw('led') ?? '')
    return home
      ? { slot: 'location', value, relation: 'updates', correction: { guessed: true } }
      : { slot: 'generic', value, relation: 'updates', correction: {} }
  },
  examples: [
    { text: 'sorry, meant 28', cards: [{ slot: 'generic', value: '28', corrects: null }] },
    { text: 'kidding! still in good old Ohio', cards: [{ slot: 'location', value: 'Ohio', corrects: null }] },
  ],
  counterExamples: [
    'sorry, 28 people came',
    'kidding! I love it',
    'still in a mood',
    'sorry, meant well',
    'sorry Tom',
    'kidding, Tom',
    'wrong number',
    'oops, wrong chat',
    'I meant it',
    'no worries',
  ],
})
