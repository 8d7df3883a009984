import { defineRule } from '@recollect/rules'
import type { ExtractionRule } from '@recollect/core/extraction'
import { inLexicon, state } from '../../text/state.ts'
import { INSTRUMENTS, SPORTS } from '../../lexicon/pastimes/leisure.ts'
import { PASTIMES } from '../../lexicon/pastimes/pastimes.ts'
import { SUBJECT, rx } from '../../text/patterns.ts'
import { nounKey, stripLead } from '../../text/capture.ts'

/** "I don't play squash anymore": the hobby that "I play squash" told of is over. */
export const playedNoMore: ExtractionRule = defineRule({
  id: 'en/hobby.no-more',
  priority: 92,
  confidence: 0.93,
  anchors: ['anymore', 'any more', 'any longer', 'no longer'],
  pattern: rx(
    `${SUBJECT} (?:(?:don'?t|do not|doesn'?t|does not|never) (?:really |even |actually )?(?:play|do|practi[cs]e|go) (?<what>[^,;:!?()"\\n]{2,30}?) (?:any ?more|any longer)|no longer (?:plays?|does?|practi[cs]es?|goe?s?) (?<what2>[^,;:!?()"\\n]{2,30}))`,
  ),
  draft: (match) => {
    const what = match.capture('what') ?? match.capture('what2')
    const value = what && stripLead(what, /^(?:the|my) /iu)
    if (!value) return null
    const over = { relation: 'retracts' as const, polarity: 'positive' as const }
    if (INSTRUMENTS.has(nounKey(value.text))) return state(match, 'skill', value, over)
    const known = inLexicon(SPORTS, value.text) || PASTIMES.has(nounKey(value.text))
    return known ? state(match, 'hobby', value, over) : null
  },
  examples: [
    {
      text: "I don't play squash anymore",
      cards: [{ slot: 'hobby', value: 'squash', relation: 'retracts' }],
    },
    {
      text: "my son doesn't play the cello any more",
      cards: [{ slot: 'skill', value: 'cello', entity: 'user.son', relation: 'retracts' }],
    },
  ],
  counterExamples: ["don't you play squash anymore?", "he doesn't play squash anymore"],
})
