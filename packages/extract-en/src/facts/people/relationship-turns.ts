import { defineRule } from '@recollect/rules'
import type { Capture, ExtractionRule } from '@recollect/core/extraction'
import { state } from '../../text/state.ts'
import { stripLead } from '../../text/capture.ts'
import { LEADS, rx, SUBJECT } from '../../text/patterns.ts'

const EX = 'boyfriend|girlfriend|bf|gf|fianc[eé]e?|partner|husband|wife|other half|spouse'

/** "Are done" is "done". */
const bare = (words: Capture | undefined): Capture | null =>
  words ? (stripLead(words, /^(?:are|r|'re) /iu) ?? words) : null

/** "Me and Josh broke up", "my wife and I are separated", "my divorce was finalised", "never been married". */
export const relationshipTold: ExtractionRule = defineRule({
  id: 'en/relationship-status.told',
  priority: 96,
  confidence: 0.96,
  anchors: [
    'r over',
    'are over',
    "'re over",
    'r done',
    'are done',
    "'re done",
    'are finished',
    "'re finished",
    'are history',
    'are no more',
    'widowed',
    'broke up',
    'split',
    'separated',
    'divorce',
    'married',
    'marriage',
    'on my ',
    'engaged',
    'dating',
    'together for',
    'together since',
    'wed ',
    'single ',
  ],
  pattern: rx(
    `\\b(?:me (?:and|n|&) [a-z]{2,14}|[a-z]{2,14} and (?:i|me)|my (?:${EX}) and (?:i|me)|me and my (?:${EX}))(?: have| are|'re|'ve)? (?:just |recently |finally |officially |currently |now |both )*(?<us>broke up|broken up|split up|split|separated|divorced|engaged|married|got engaged|got married|got divorced|are separated|dating|getting divorced|getting a divorce|tied the knot|(?:are|r|'re) (?:over|done|finished|history|no more))(?=$|,| (?:in|on|last|this|two|three|a|yesterday|after|now|for|at|back|and|when)\\b)|(?:\\b(?:my|our|the) |^${LEADS})(?<divorce>divorce) (?:was|is|has been|got|came|went|just) (?:finally |just |officially )?(?:finali[sz]ed|through|final|granted|complete|done|messy|official|in|last|this|two|three|a)\\b|^${LEADS}(?<bare>separated|divorced|widowed|engaged|married|remarried)(?: since)? (?=(?:in |at )?(?:(?:19|20)\\d\\d|\\d\\d\\b))|(?:${SUBJECT}(?:'ve| have|ve|'s| has)? |^${LEADS})(?<never>never) (?:been |got |gotten )?(?<wed>married|wed)\\b|(?:\\b(?:i'm|i am|im) |^${LEADS})(?:currently |now |already )?on my (?<nth>(?:second|third|fourth|2nd|3rd|first) (?:marriage|wife|husband))\\b|(?:\\b(?:i|we)(?:'ve| have|ve) |^${LEADS})been (?:happily )?(?<been>single|married|divorced|widowed|separated|engaged) (?=for|since|\\d|almost|nearly|over|about|[a-z]+ (?:years|months)|all)`,
  ),
  draft: (match) => {
    if (/\b(?:when|if|before|after|until|since|almost|nearly) (?:[a-z]+ )?$/u.test(match.before)) return null
    const wed = match.capture('wed')
    if (wed) return state(match, 'relationship_status', wed, { polarity: 'negative' })
    const nth = match.capture('nth')
    if (nth) return { slot: 'relationship_status', value: nth }
    const alone = match.capture('bare')
    if (alone) return { slot: 'relationship_status', value: alone }
    const been = match.capture('been')
    if (been) return { slot: 'relationship_status', value: been }
    return state(match, 'relationship_status', bare(match.capture('us')) ?? match.capture('divorce'), {
      entity: 'user',
      relation: 'updates',
    })
  },
  examples: [
    {
      text: 'me and Ollie broke up',
      cards: [{ slot: 'relationship_status', value: 'broke up', relation: 'updates' }],
    },
    {
      text: 'my wife and I are separated',
      cards: [{ slot: 'relationship_status', value: 'separated', relation: 'updates' }],
    },
    {
      text: 'never been married',
      cards: [{ slot: 'relationship_status', value: 'married', polarity: 'negative' }],
    },
  ],
  counterExamples: [
    'Anna and Tom broke up',
    'if my wife and I split up',
    'divorce is expensive',
    'they got married',
  ],
})
