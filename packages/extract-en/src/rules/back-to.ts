import { defineRule } from '@recollect/core/language-pack'
import type { ExtractionRule } from '@recollect/core'
import { entityOf } from '../frames.ts'
import { LEADS, rx } from '../patterns.ts'
import { cutAt } from '../text/capture.ts'

const END =
  /\s(?:because|but|after|since|for|so|again|now|last|this|in|on|from|when|and|with|full|part|next|as)\b/iu

/** "I went back to Acme", "back on Android": what was left and is taken up again, if the memory knows it. */
export const backTo: ExtractionRule = defineRule({
  id: 'en/back-to',
  priority: 50,
  confidence: 0.92,
  anchors: [
    ' back to ',
    ' back at ',
    ' back with ',
    ' back on ',
    'back to ',
    'back at ',
    'back on ',
    'returned to ',
  ],
  pattern: rx(
    `(?:\\bi(?:'ve|'m|ve|m| have| am)?|\\bwe(?:'ve|'re| have| are)?|^${LEADS}(?:so )?) ?(?:just |recently |now |actually |finally |ended up )*(?:(?:went|gone|going|got|switched|changed|swapped|moved|came|come)? ?back (?:to|at|with|on)|returned to) (?:work(?:ing)? (?:at|for) |using |driving |my old (?:job|place) at |the |an? |my )?(?<what>[^,.;:!?()"\\n]{2,40})`,
  ),
  draft: (match) => {
    const what = match.capture('what')
    const value = what && cutAt(what, END)
    const entity = entityOf(match)
    if (
      !value ||
      entity !== 'user' ||
      /^(?:you|me|him|her|it|them|sleep|work|bed|school|normal|square)\b/iu.test(value.text)
    )
      return null
    return { slot: 'generic', value, relation: 'updates', known: true }
  },
  examples: [
    { text: 'I went back to Brightwater Labs', cards: [{ slot: 'generic', value: 'Brightwater Labs' }] },
    { text: "I'm back on Android", cards: [{ slot: 'generic', value: 'Android', relation: 'updates' }] },
  ],
  counterExamples: [
    'I went back to bed',
    'will I go back to Acme?',
    'he went back to Acme',
    'I want to go back to Acme',
  ],
})
