import { defineRule } from '@recollect/rules'
import type { ExtractionRule } from '@recollect/core/extraction'
import { LEADS, rx } from '../../text/patterns.ts'
import { keyOf } from '../../text/capture.ts'
import { overIn, thingOf } from '../../text/over.ts'

const WELL =
  '(?:(?:fully|completely|totally|all|finally|pretty much|100%|now) )*(?:healed(?: up)?|better|mended|cured|back to normal|fixed|recovered|good as new|cleared up|gone)'
/** "My wrist is not better", "would be better". */
const NOT_YET =
  /\b(?:not|never|isn't|isnt|hasn't|almost|nearly|half|will|would|getting|much|bit|until|till|when|once)\b/u
const NO_ILL =
  /^(?:it|i|i'm|he|she|they|you|we|that|this|everything|nothing|there|nobody|someone|all|much|far|even|moon|top|hill|limit|worst|edge|line|day|life|english|mood|score|time|internet|wifi|phone|laptop|car|house|boss|money|cat|dog|mum|mom|dad|wife|husband|son|daughter)\b/u

/** "My wrist's all healed", "the rash has cleared up", "I'm over the flu": the illness the memory knows is over. */
export const overHealth: ExtractionRule = defineRule({
  id: 'en/over.healed',
  priority: 50,
  confidence: 0.92,
  anchors: [
    'heal',
    'better',
    'mended',
    'cured',
    'to normal',
    'fixed',
    'recovered',
    'as new',
    'cleared up',
    ' gone',
    'over my',
    'over the',
    'got over',
  ],
  pattern: rx(
    `(?:\\b(?:my|the) |^${LEADS}(?!(?:his|her|their|your|he|she|it|we)\\b))(?<what>[a-z][^,.;:!?()"\\n]{1,24}?)(?:'s| is| has|s| are| have|)(?: been)? ${WELL}(?=$|[,.!]| (?:now|so|and|after|at last|thank|thanks|again|since|apparently)\\b)|\\bi(?:'m| am|m|'ve| have)? (?:finally |now |completely |fully )?(?:over|got over|gotten over|recovered from|shaken off|cured of) (?:the|my) (?<ill>[^,.;:!?()"\\n]{2,24})`,
  ),
  draft: (match) => {
    const thing = thingOf(match.capture('what') ?? match.capture('ill'))
    if (!thing || NOT_YET.test(match.text) || NO_ILL.test(keyOf(thing.text))) return null
    return overIn(['health'], thing)
  },
  examples: [
    { text: "my wrist's all healed", cards: [{ slot: 'health', value: 'wrist', relation: 'retracts' }] },
  ],
  counterExamples: [
    'is my wrist better?',
    "my wrist isn't better",
    'my wrist is getting better',
    'I hope my wrist is healed soon',
    'if my wrist is healed I can play',
  ],
})
