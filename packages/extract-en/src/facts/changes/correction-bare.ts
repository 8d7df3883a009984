import { defineRule } from '@recollect/rules'
import type { Capture, ExtractionRule, Proposal, RuleMatch } from '@recollect/core/extraction'
import { PLACES } from '../../lexicon/home/places.ts'
import { rx } from '../../text/patterns.ts'
import { keyOf } from '../../text/capture.ts'
import { askedBefore, isAllOf, isPerson, kindOf, wrongBefore } from '../../text/mistake.ts'

/** Messages that put right in a word or two, and say nothing else: core looks for the fact they speak of. */

const SHORT = "[\\p{L}\\p{N}][\\p{L}\\p{N}'’.&-]{0,24}(?: [\\p{L}\\p{N}][\\p{L}\\p{N}'’.&-]{0,24}){0,3}?"
const VALUE = `(?<value>${SHORT})`
const OLD = `(?<old>${SHORT})`
const IS = "(?:it'?s|it is|its|that'?s|it should (?:be|say)|should be)"

const NAMED = /^\p{Lu}[\p{L}\p{N}'’.&-]*(?: (?:\p{Lu}[\p{L}\p{N}'’.&-]*|of|the|de|and))*$/u
const NUMBER = /^\d[\d.,:-]*$/u
/** Said to somebody, or in reply. */
const REPLY =
  /^(?:thanks?|thank you|ok(?:ay)?|yes|yeah|no|nope|later|never ?mind|please|wait|stop|bro|sir|ma'?am|man|dude|mate|buddy|guys|folks|god|jesus|christ|siri|alexa|google|chatgpt|gpt.*|claude|gemini|copilot|what|why|how|not .*|i|i'.*|i .*|my .*|the .*|it|this|that|just .*|good|great|nice|cool|fine|sure|maybe|really|exactly|right|wrong|sorry|bye|hello|hi|hey|lol)$/iu

/** A name or a number and nothing that could be a reply; a time may be of anything. */
function isName({ text }: Capture): boolean {
  if (REPLY.test(text) || kindOf(text) === 'time') return false
  return NUMBER.test(text) || NAMED.test(text) || PLACES.has(keyOf(text))
}

const right = (value: Capture, of: Capture | string | undefined): Proposal => ({
  slot: 'generic',
  value,
  relation: 'updates',
  correction: { of },
})

/** "Oops, Austin", "I mean Austin", "actually it's Austin". */
const bare = defineRule({
  id: 'en/correction.bare',
  priority: 52,
  confidence: 0.92,
  anchors: ['sorry', 'no', 'oops', 'my mistake', 'my bad', 'i mean', 'actually', 'should have'],
  pattern: rx(
    `^(?:(?:oh|ah|um|ugh|er|hmm|wait),? )?(?:(?<halt>sorry|no|nope|no,? sorry|sorry,? no)|(?:w?h?oops|my (?:mistake|bad|error|fault)|i mean|actually)(?:,? (?:${IS}))?|i (?:should|meant to) have (?:said|written|typed|put)|it should have (?:been|said))[,:.]? ${VALUE}[.!]?$`,
  ),
  draft(match) {
    const value = match.capture('value')
    if (!value || !isAllOf(match.clause) || !isName(value)) return null
    const halted = match.raw('halt') !== undefined
    // A full stop or nothing after "no" opens a sentence: "No. 5", "no Austin".
    // "Sorry, Tom" speaks to Tom.
    if (halted && (isPerson(keyOf(value.text)) || !match.text.includes(','))) return null
    return right(value, undefined)
  },
  examples: [
    { text: 'Oops, Ghent', cards: [{ slot: 'generic', value: 'Ghent', corrects: null }] },
    { text: 'I mean Ghent', cards: [{ slot: 'generic', value: 'Ghent', corrects: null }] },
    { text: "Actually it's Ghent", cards: [{ slot: 'generic', value: 'Ghent', corrects: null }] },
  ],
  counterExamples: [
    'No, thanks',
    'No, Thanks',
    'Sorry, later',
    'Sorry, Tom',
    'No, Monday works',
    'No, Monday',
    'Sorry, I forgot',
    "Actually it's late",
    'Oops, wrong chat',
    'I mean it',
    'No problem',
    'no Ghent in the list',
    'Oops, Ghent is far',
  ],
})

/** Both are names, or both numbers. */
const areAlike = (one: Capture, other: Capture): boolean =>
  isName(one) &&
  isName(other) &&
  NUMBER.test(one.text) === NUMBER.test(other.text) &&
  keyOf(one.text) !== keyOf(other.text)

/** Whether the message named the wrong value before: "I'm from Ohio. Well, not Ohio, Iowa". */
const wasNamed = ({ clause }: RuleMatch, { text }: Capture): boolean =>
  clause.sentence.message
    .slice(0, clause.start)
    .split(/[^\p{L}\p{N}'’&-]+/u)
    .join(' ')
    .includes(keyOf(text))

/** "Not Boston, Austin", "Austin, not Boston", "change Boston to Austin". */
const pair = (
  id: string,
  anchors: readonly string[],
  pattern: string,
  examples: ExtractionRule['examples'],
  counterExamples: readonly string[],
) =>
  defineRule({
    id,
    priority: 53,
    confidence: 0.92,
    anchors,
    pattern: rx(pattern),
    draft(match) {
      const [value, old] = [match.capture('value'), match.capture('old')]
      if (!value || !old || !areAlike(value, old)) return null
      return isAllOf(match.clause) || wasNamed(match, old) ? right(value, old) : null
    },
    examples,
    counterExamples,
  })

const LEAD = '^(?:(?:oh|ah|no|sorry|oops|wait|actually|well),? ){0,2}'

const notThat = pair(
  'en/correction.pair-not',
  ['not '],
  `${LEAD}(?:${IS} )?${VALUE},? (?:and )?not ${OLD}[.!]?$`,
  [{ text: 'Ghent, not Bruges', cards: [{ slot: 'generic', value: 'Ghent', corrects: 'Bruges' }] }],
  [
    'Linux, not magic',
    'me, not Tom',
    'Why not Ghent',
    'Do not Disturb',
    'Ghent is not Bruges',
    'Ghent, not far from Bruges',
  ],
)
const notBut = pair(
  'en/correction.pair-but',
  ['not '],
  `${LEAD}(?:${IS} )?not ${OLD}(?:,| but) (?:but |${IS} )?${VALUE}[.!]?$`,
  [{ text: 'Not Bruges, Ghent', cards: [{ slot: 'generic', value: 'Ghent', corrects: 'Bruges' }] }],
  ['Not bad, 8/10', 'not me, Tom', "Not Bruges, Tom's house", 'Not Bruges, please', 'Not now, Tom'],
)
const changeTo = pair(
  'en/correction.pair-change',
  ['change ', 'correct ', 'replace '],
  `^(?:(?:please|pls|can you|could you),? )?(?:change|correct|replace) ${OLD} (?:to|with|into) ${VALUE}(?:,? please)?[.!]?$`,
  [{ text: 'Change Bruges to Ghent', cards: [{ slot: 'generic', value: 'Ghent', corrects: 'Bruges' }] }],
  ['Change Monday to Friday', 'change the font to Arial', 'correct this to French'],
)

/** "Boston is wrong, it is Austin", "it's not Boston, it's Austin": cut before the right one. */
const afterWrong = defineRule({
  id: 'en/correction.pair-wrong',
  priority: 58,
  confidence: 0.92,
  anchors: ["it's ", 'it is ', 'its ', "that's ", 'should be', 'it should '],
  pattern: rx(`^${IS} (?:actually |really )?(?:in |at |on )?${VALUE}[.!]?$`),
  draft(match: RuleMatch) {
    const { clause } = match
    const value = match.capture('value')
    const old = wrongBefore(clause.sentence.message.slice(0, clause.start))
    if (!value || old === undefined || REPLY.test(old) || !isName(value)) return null
    if (NUMBER.test(old) !== NUMBER.test(value.text)) return null
    return /[\p{L}\p{N}]/u.test(clause.sentence.message.slice(clause.end)) ? null : right(value, old)
  },
  examples: [
    { text: "it's not Bruges, it's Ghent", cards: [{ slot: 'generic', value: 'Ghent', corrects: 'bruges' }] },
    {
      text: 'Bruges is wrong, it is Ghent',
      cards: [{ slot: 'generic', value: 'Ghent', corrects: 'bruges' }],
    },
  ],
  counterExamples: [
    "it's not a bug, it's a feature",
    "it's not you, it's me",
    "he is wrong, it's Ghent",
    "it's not that, it's Tom",
  ],
})

/** "Did I say Cobh? It's Crosshaven she's in", "did I say 14? I meant 40". */
const afterAsked = defineRule({
  id: 'en/correction.asked',
  priority: 58,
  confidence: 0.92,
  anchors: ["it's ", 'it is ', 'its ', 'i meant', 'i mean', 'should be', 'make that'],
  pattern: rx(
    `^(?:(?:no|sorry|oops|well|actually|nope|wrong),? ){0,2}(?:${IS}|i mean(?:t)?|make that) (?:actually |really |in |at |on |an? |the )*${VALUE}(?: (?:that )?(?:(?:i|she|he|they|we|it|my [a-z-]+)(?:'s|'m|'re| is| am| are| lives?| works?)\\b.*|of course|obviously|lol))?[.!]?$`,
  ),
  draft(match: RuleMatch) {
    const { clause } = match
    const value = match.capture('value')
    const old = askedBefore(clause.sentence.message.slice(0, clause.start))
    if (!value || old === undefined || !isName(value)) return null
    return NUMBER.test(old) === NUMBER.test(value.text) ? right(value, old) : null
  },
  examples: [
    {
      text: "Did I say Bruges? It's Ghent she's in",
      cards: [{ slot: 'generic', value: 'Ghent', corrects: 'bruges' }],
    },
  ],
  counterExamples: [
    "Did I say that? It's Tom",
    "Did you say Bruges? It's Ghent",
    "did I say thank you? It's late",
    "Did she say Bruges? It's Ghent",
  ],
})

export const bareCorrections: readonly ExtractionRule[] = [
  afterAsked,
  bare,
  notThat,
  notBut,
  changeTo,
  afterWrong,
]
