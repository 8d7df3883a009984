import { defineRule } from '@recollect/rules'
import type { ExtractionRule } from '@recollect/core/extraction'
import { COUNT } from '../../lexicon/grammar/time.ts'
import { LEADS, rx } from '../../text/patterns.ts'

const LENGTH = `(?:(?:almost|nearly|over|about|more than|going on) )?(?:${COUNT}) (?:long |good |whole |happy )?(?:years?|yrs|decades?|months)`

/** "Twenty years I've been a plumber", "ten months now we've lived here": how long stands first. */
export const tenureFronted: ExtractionRule = defineRule({
  id: 'en/tenure.fronted',
  priority: 60,
  confidence: 0.93,
  anchors: [
    'years i',
    'yrs i',
    'years now',
    'years we',
    'decades i',
    'decade i',
    'months i',
    'months we',
    'months now',
    'yrs now',
    'yrs we',
    'decades we',
    'decade we',
    'decades now',
    'decade now',
  ],
  pattern: rx(
    `^${LEADS}(?:for )?(?<len>${LENGTH})(?: now)?,? (?:i|we)(?:'ve|ve| have) (?:now |already )?(?:been (?:an? |the |in |at |with |working |living |teaching |driving |running |doing |playing |married|together|a member)|worked|lived|taught|driven|run|served|played|had this)`,
  ),
  draft: (match) => {
    const len = match.capture('len')
    return len ? { slot: 'tenure', value: len } : null
  },
  examples: [
    { text: "Twenty years I've been a plumber", cards: [{ slot: 'tenure', value: 'Twenty years' }] },
  ],
  counterExamples: [
    'two years I wasted on that',
    "three months I've been waiting",
    "ten years he's been a baker",
  ],
})
