import { defineRule } from '@recollect/core/language-pack'
import type { ExtractionRule } from '@recollect/core'
import { denialOf, state } from '../frames.ts'
import { DOES, rx } from '../patterns.ts'

const GOOD =
  'relaxing|fascinating|therapeutic|calming|fun|addictive|soothing|comforting|delicious|enjoyable|meditative|satisfying|beautiful|inspiring|cathartic|rewarding'
const BAD =
  'boring|annoying|disgusting|gross|stressful|exhausting|tedious|irritating|unbearable|overrated|cringe|cringey|dull|repulsive|draining|overwhelming|too (?:sweet|spicy|loud|bitter|salty|slow)|revolting|pointless|frustrating'

/** "I find golf boring", "I find knitting really relaxing". */
export const likesFinds: ExtractionRule = defineRule({
  id: 'en/likes.finds',
  priority: 80,
  confidence: 0.92,
  anchors: ['find ', 'finds '],
  pattern: rx(
    `${DOES}finds? (?<what>(?!(?:it|that|this|these|those|you|your|him|her|them|the|myself|his|their|some|what)\\b)[a-z][a-z' -]{2,30}?) (?:to be )?(?:really |so |very |quite |pretty |super |incredibly |a bit |kinda |extremely |deeply |oddly ){0,2}(?:(?<good>${GOOD})|(?:${BAD}))(?=$|[,.!]| (?:and|but|because|to|tbh|honestly|lol|so|these|after|tho|though)\\b)`,
  ),
  draft: (match) => {
    if (denialOf(match) !== undefined || match.raw('pron') === 'it') return null
    const what = match.capture('what')
    return match.raw('good') === undefined
      ? state(match, 'dislikes', what, { polarity: 'negative' })
      : state(match, 'likes', what)
  },
  examples: [
    { text: 'I find golf boring', cards: [{ slot: 'dislikes', value: 'golf', polarity: 'negative' }] },
    { text: 'I find knitting really relaxing', cards: [{ slot: 'likes', value: 'knitting' }] },
  ],
  counterExamples: [
    'do you find golf boring?',
    'I find it boring',
    'I find your tone annoying',
    'he finds golf dull',
  ],
})
