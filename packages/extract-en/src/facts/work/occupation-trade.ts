import { defineRule } from '@recollect/rules'
import type { ExtractionRule } from '@recollect/core/extraction'
import { state } from '../../text/state.ts'
import { COUNT } from '../../lexicon/grammar/time.ts'
import { LEADS, rx, SUBJECT } from '../../text/patterns.ts'

const TRADE =
  '(?:teaching|nursing|bartending|waitressing|waiting tables|construction|farming|acting|modell?ing|roofing|welding|plumbing|carpentry|joinery|bricklaying|plastering|social work|real estate|hairdressing|catering|retail|sales|banking|journalism|(?:the )?law|accounting|accountancy|consulting|policing|the (?:police|army|navy|military|marines|air force|priesthood|ministry|civil service|circus)|firefighting|trucking|cheffing|kitchen work|kitchens|hospitality|tech|software|web development|graphic design|midwifery|childcare|childminding|factory work|mining|logging|forestry|stripping|marketing|advertising|recruitment|recruiting|finance|insurance|academia|freelancing|freelance work|office work|temping|engineering|dentistry|medicine|veterinary work|care work|cabin crew|security work|warehouse work|landscaping|dairy farming|sheep farming|tattooing|dog grooming|baking professionally|cooking professionally|dancing professionally)'
const END =
  '(?=$|,| (?:and|but|so|last|this|two|three|four|five|a (?:few|couple|year|while)|in (?:19|20)\\d\\d|in (?:january|february|march|april|may|june|july|august|september|october|november|december|the)|after|because|when|since|again|full[- ]time|part[- ]time|now|for good|altogether|entirely|to)\\b)'

/** "I went back to teaching", "got out of banking last year", "after forty years of roofing": a trade named by itself. */
export const occupationTrade: ExtractionRule = defineRule({
  id: 'en/occupation.trade',
  priority: 94,
  confidence: 0.94,
  anchors: [
    'back to',
    'back into',
    'returned to',
    'again',
    'quit',
    'left ',
    'gave up',
    'out of',
    'retired from',
    'into ',
    'years of',
    'away from',
  ],
  pattern: rx(
    `(?:${SUBJECT}(?:'ve| have|'s| has)? |^${LEADS})(?:just |recently |finally |since |then )*(?:(?:went|gone|got|moved|came) back (?:to|into) |returned to |took up (?=[a-z ]{3,25} again)|(?<into>(?:got|went|moved|broke|fell|switched) (?:in)?to) |(?<left>quit|left|gave up|got out of|retired from|walked away from) )(?<what>${TRADE})${END}|\\b(?<after>after )?(?:(?:almost|nearly|over|about|around) )?(?:${COUNT}) (?:years|decades) (?:of|in) (?<of>${TRADE})(?=$|,| (?:and|but|so|i|my)\\b)`,
  ),
  draft: (match) => {
    const of = match.capture('of')
    if (of) {
      const own = /\b(?:i|i'm|i've|my|me)\b/u.test(match.clause.sentence.text)
      return own && match.raw('after') !== undefined ? { slot: 'occupation', value: of, tense: 'past' } : null
    }
    if (/\b(?:if|when|until|never|almost|nearly|before|after|since) $/u.test(match.before)) return null
    return state(match, 'occupation', match.capture('what'), {
      relation: match.raw('left') === undefined ? 'updates' : 'retracts',
    })
  },
  examples: [
    {
      text: 'I went back to nursing last spring',
      cards: [{ slot: 'occupation', value: 'nursing', relation: 'updates' }],
    },
    {
      text: 'my uncle quit banking to paint',
      cards: [{ slot: 'occupation', value: 'banking', entity: 'user.uncle', relation: 'retracts' }],
    },
    {
      text: 'my back is gone after thirty years of bricklaying',
      cards: [{ slot: 'occupation', value: 'bricklaying', tense: 'past' }],
    },
  ],
  counterExamples: [
    'he went back to teaching',
    'should I quit teaching?',
    'I got into law school',
    'when I quit nursing I cried',
  ],
})
