import { defineRule } from '@recollect/core/language-pack'
import type { ExtractionRule } from '@recollect/core'
import { MY_KIN, rx } from '../patterns.ts'
import { state } from '../frames.ts'

/** "Nobody touches my record collection", "my dad's coin collection": what somebody gathers. */
export const ownsCollection: ExtractionRule = defineRule({
  id: 'en/owns.collection',
  priority: 62,
  confidence: 0.92,
  anchors: ['collection'],
  pattern: rx(
    `(?:\\b(?:my|our) (?:own |huge |growing |massive |whole |entire |precious |little |small |old )?|${MY_KIN}'s (?:huge |old )?)(?<what>(?!(?:new|whole|data|debt|garbage|trash|rubbish|waste|money|rent|tax|bill|fall|spring|summer|winter|latest|first|last|next|art|poetry|essay|favou?rite|support|payment|sample)\\b)[a-z]{3,12}(?:[ -][a-z]{3,10})? collection)\\b`,
  ),
  draft: (match) => state(match, 'owns', match.capture('what')),
  examples: [
    { text: 'nobody touches my record collection', cards: [{ slot: 'owns', value: 'record collection' }] },
    {
      text: "my dad's coin collection is worth a lot",
      cards: [{ slot: 'owns', value: 'coin collection', entity: 'user.father' }],
    },
  ],
  counterExamples: ['his record collection', 'our garbage collection is on Monday'],
})
