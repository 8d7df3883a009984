import { defineRule } from '@recollect/rules'
import type { ExtractionRule } from '@recollect/core/extraction'
import { inLexicon } from '../../text/state.ts'
import { VEHICLES } from '../../lexicon/things/things.ts'
import { rx } from '../../text/patterns.ts'
import { keyOf } from '../../text/capture.ts'

const LOOKS =
  /^(?:[a-z-]+ ){1,3}(?:hair|eyes|beard|moustache|mustache|glasses|tattoos?|dreads|dreadlocks|braids|freckles|skin|braces|piercings?)$/u

/** "I'm the one with the green jeep", "I'm the guy with blue hair": how to know the speaker. */
export const oneWith: ExtractionRule = defineRule({
  id: 'en/identity.one-with',
  priority: 90,
  confidence: 0.93,
  anchors: [
    'the one w',
    'the guy w',
    'the girl w',
    'the woman w',
    'the man w',
    'the lady w',
    'the bloke w',
    'the person w',
  ],
  pattern: rx(
    "\\b(?:i am|i'm|im|i m) the (?:one|guy|girl|woman|man|lady|bloke|person) (?:with|w|w\\/|driving|who drives) (?:the |an? )?(?<what>[a-z][a-z -]{2,30}?)(?=$|[,.!]| (?:and|at|in|by|so|but|outside|parked|on|from)\\b)",
  ),
  draft: (match) => {
    const what = match.capture('what')
    if (!what) return null
    const key = keyOf(what.text)
    if (inLexicon(VEHICLES, key)) return { slot: 'vehicle', value: what }
    return LOOKS.test(key) ? { slot: 'appearance', value: what } : null
  },
  examples: [
    { text: "I'm the one with the green jeep", cards: [{ slot: 'vehicle', value: 'green jeep' }] },
    { text: "I'm the guy with purple hair", cards: [{ slot: 'appearance', value: 'purple hair' }] },
  ],
  counterExamples: [
    'are you the one with the green jeep?',
    "I'm the one with the problem",
    "he's the guy with blue hair",
  ],
})
