import { defineRule } from '@recollect/rules'
import type { ExtractionRule } from '@recollect/core/extraction'
import { state } from '../../text/state.ts'
import { LEADS, PHRASE, rx, SUBJECT } from '../../text/patterns.ts'
import { cutAt, keyOf } from '../../text/capture.ts'

const END =
  /\s(?:a bit|lately|recently|these days|now|since|because|but|so|and|after|for (?:some|a|the)|too|as|lol|haha|completely|entirely|in|on|with)\b/iu

/** "I've gone off coffee", "we went off seafood": liked no longer. */
export const likesEnded: ExtractionRule = defineRule({
  id: 'en/likes.ended',
  priority: 92,
  confidence: 0.92,
  anchors: [
    'gone off',
    'gone right off',
    'gone completely off',
    'went right off',
    'went off',
    'going off',
    'lost interest in',
    'lost my taste for',
    'fell out of love with',
  ],
  pattern: rx(
    `(?:${SUBJECT}(?:'ve|ve| have|'s| has)? |^${LEADS}(?=gone |lost ))(?:(?:kind of|sort of|really|totally|completely|recently|just|also) ){0,2}(?:gone (?:right |completely )?off|went (?:right |completely )?off|lost (?:all )?interest in|lost my taste for|fell out of love with) (?<what>${PHRASE})`,
  ),
  draft: (match) => {
    const what = match.capture('what')
    const value = what && cutAt(what, END)
    if (!value || match.raw('pron') === 'it' || NOT_LIKED.test(keyOf(value.text))) return null
    const over = state(match, 'likes', value, { relation: 'retracts' })
    // What one has gone off one dislikes; what one has lost interest in one need not.
    if (!/\b(?:gone|went)\b/u.test(match.text)) return over
    return state(match, 'dislikes', value, { polarity: 'negative', relation: 'updates' })
  },
  examples: [
    { text: "I've gone off coffee", cards: [{ slot: 'dislikes', value: 'coffee', polarity: 'negative' }] },
    { text: 'gone right off sushi', cards: [{ slot: 'dislikes', value: 'sushi', polarity: 'negative' }] },
    { text: 'I lost interest in chess', cards: [{ slot: 'likes', value: 'chess', relation: 'retracts' }] },
  ],
  counterExamples: [
    'the alarm has gone off again',
    'I went off to Spain',
    'have you gone off coffee?',
    'it has gone off coffee',
    'gone off to Spain',
  ],
})

/** One goes off to places, and off the road. */
const NOT_LIKED =
  /^(?:a (?:bit|little)$|to|again|at|the (?:road|rails|track|topic|path|grid|deep end|record|subject|piste)|it|that|this|him|her|them|you|me|road|script|topic|piste|grid|course|by|alone|every|everything|life)\b/u
