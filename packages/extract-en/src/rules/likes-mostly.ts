import { defineRule } from '@recollect/core/language-pack'
import type { ExtractionRule } from '@recollect/core'
import { denialOf, state } from '../frames.ts'
import { DOES, LEADS, rx } from '../patterns.ts'
import { keyOf } from '../text/capture.ts'

/** "I mostly read crime novels", "I listen to a lot of jazz": what one chooses again and again is what one likes. */
export const likesMostly: ExtractionRule = defineRule({
  id: 'en/likes.mostly',
  priority: 79,
  confidence: 0.92,
  anchors: [
    'mostly',
    'mainly',
    'lot of',
    'lots of',
    'tons of',
    'loads of',
    'way too much',
    'way too many',
    'primarily',
  ],
  pattern: rx(
    `(?:${DOES}(?:(?:mostly |mainly |primarily )?(?:read|listen to|watch|play|stream)(?:s)?(?: mostly| mainly| primarily)?(?<much> (?:a (?:whole )?lot of|lots of|tons of|loads of|way too (?:much|many)))?)|^${LEADS}(?<bare>mostly|mainly) (?:read|listen to|watch|play|reading|watching|playing|listening to)) (?<what>(?!(?:to|the|it|that|this|them|my|your|his|her|with|in|on|at|for|about|because|when|people|things|stuff|tv|games|sports|news|roles?)\\b)[a-z][^.;:!?()"\\n]{2,60})`,
  ),
  draft: (match) => {
    const what = match.capture('what')
    const chosen =
      match.raw('much') !== undefined ||
      /\b(?:mostly|mainly|primarily)\b/u.test(
        match.text.slice(0, match.text.length - (match.raw('what') ?? '').length),
      )
    if (!what || !chosen || match.raw('pron') === 'it' || denialOf(match) !== undefined) return null
    if (
      /\b(?:would|will|used to|did|can|should|could) $/u.test(match.before) ||
      /^(?:books|movies|films|music|videos|games|shows|songs)(?:$| (?:at|in|on|with|when|while)\b)/u.test(
        keyOf(what.text),
      )
    )
      return null
    return state(match, 'likes', what)
  },
  examples: [
    { text: 'I listen to a lot of bluegrass', cards: [{ slot: 'likes', value: 'bluegrass' }] },
    { text: 'I mostly read cosy mysteries', cards: [{ slot: 'likes', value: 'cosy mysteries' }] },
  ],
  counterExamples: [
    'do you read a lot of poetry?',
    'he mostly watches westerns',
    'I listen to a lot of music',
  ],
})
