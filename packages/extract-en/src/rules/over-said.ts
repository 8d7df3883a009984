import { defineRule } from '@recollect/core/language-pack'
import type { ExtractionRule } from '@recollect/core'
import { rx } from '../patterns.ts'
import { overIn, thingOf } from '../text/over.ts'

const SAID = ['likes', 'dislikes', 'hobby', 'plan', 'goal', 'user_type', 'habit']

/** "Forget what I said about Arsenal", "I take back what I said about moving to Oslo": what was told of it is so no longer. */
export const overSaid: ExtractionRule = defineRule({
  id: 'en/over.said',
  priority: 50,
  confidence: 0.92,
  anchors: ['i said about', 'i told you about', 'i said abt'],
  pattern: rx(
    `(?:\\b(?:forget|ignore|scratch|scrap|disregard|strike)|\\bi (?:take|took) back) (?:everything |all |that thing )?(?:what )?i (?:said|told you) (?:earlier |before )?(?:about|abt) (?:moving to |going to |being |wanting )?(?<what>[^,.;:!?()"\\n]{2,30})`,
  ),
  draft: (match) => overIn(SAID, thingOf(match.capture('what'))),
  examples: [
    {
      text: 'forget what I said about Arsenal',
      cards: [{ slot: 'likes', value: 'Arsenal', relation: 'retracts' }],
    },
  ],
  counterExamples: [
    'did you forget what I said about Arsenal?',
    'he took back what he said about Arsenal',
    'remember what I said about Arsenal',
    'I take back what he said about Arsenal',
  ],
})
