import { defineRule } from '@recollect/core'
import type { ExtractionRule } from '@recollect/core'
import { state } from '../frames.ts'
import { COUNT } from '../lexicon/time.ts'
import { rx, SUBJECT } from '../patterns.ts'
import { cutAt, keyOf } from '../text/capture.ts'

const VAGUE_END =
  /^(?:(?:seen|heard|had|done|thought|felt|met|known|been|tried|played|read) ?(?:that|it|this|of (?:it|that|him|her|them)|about (?:it|that)|of|so|such|anything|anyone|a|one|like|nothin|nothing|before|there|happier|better|more|really|you|him|her|them)?\b|forget|forgotten|been (?:so|better|happier|more|able|good|one|the|a)\b|understood|told|said|asked|given|wanted|liked|noticed|mentioned|thought|really)(?! to [a-z])/u

/** "I've never been to Alaska", "I haven't been to Edinburgh yet", "I've never used Zotero". */
const never = defineRule({
  id: 'en/experience.never',
  priority: 89,
  confidence: 0.82,
  anchors: ['never', "haven't", 'have not', 'havent'],
  pattern: rx(
    `${SUBJECT}(?:(?:'ve|ve| have|'s| has)? (?:never|not ever) (?:actually |really |even |once )?(?:been to (?<place>[^,.;:!?()"\\n]{2,40})|(?<done>(?:used|tried|flown|driven|swum|skied|surfed|traveled|travelled|left|owned|ridden|visited|worked|lived|married|eaten|broken|played|written|completed|camped|climbed|had (?:a|an|any)|seen (?:the|a|an|snow)|been (?:married|abroad|overseas|camping|skiing|skydiving|on (?:a|an)|outside|out of|in (?:love|a))|gone|learned)\\b[^,.;:!?()"\\n]{0,50}))|(?: haven'?t| have not|'ve not| hasn'?t) (?:ever |actually )?(?:been to (?<place2>[^,.;:!?()"\\n]{2,40}?)(?: yet| before)?$|(?<done2>(?:visited|tried|flown|used) [^,.;:!?()"\\n]{2,40})))`,
  ),
  draft: (match) => {
    const place = match.capture('place') ?? match.capture('place2')
    const what = place ?? match.capture('done') ?? match.capture('done2')
    const cut =
      what &&
      cutAt(what, /\s(?:but|yet|before|in my life|and|so|because|though|either|like|until|who|that)\b/iu)
    if (
      !cut ||
      (place === undefined && VAGUE_END.test(keyOf(cut.text))) ||
      /^(?:a|one|that|it|there|this|more|better|so)\b/u.test(place ? keyOf(cut.text) : '')
    )
      return null
    return state(match, 'experience', cut, { polarity: 'negative' })
  },
  examples: [
    {
      text: "I've never been to Lapland",
      cards: [{ slot: 'experience', value: 'Lapland', polarity: 'negative' }],
    },
  ],
  counterExamples: ["I've never seen that", 'have you never been to Rome?', 'I will never understand this'],
})

/** "I used to be in the army", "I have worked as an editor", "I escaped genocide". */
const past = defineRule({
  id: 'en/experience.past',
  priority: 80,
  confidence: 0.78,
  anchors: [
    'have worked',
    "'ve worked",
    'have lived',
    "'ve lived",
    'escaped',
    'survived',
    'served in',
    'traveled',
    'travelled',
    "'ve played",
    'have played',
    "'ve been a",
    'grew up on',
    'have performed',
    "'ve performed",
    'was raised by',
    'was adopted',
    'was homeless',
    'used to work',
    'was in the',
  ],
  pattern: rx(
    `\\b(?:i|we)(?:'ve| have|ve)? (?:once |also |even |actually )?(?<what>(?:worked (?:in|as|with|for) [^,.;:!?()"\\n]{3,40} (?:for|since) [^,.;:!?()"\\n]{2,25}|escaped [^,.;:!?()"\\n]{3,40}|survived (?:a|an|the|cancer|war)[^,.;:!?()"\\n]{2,40}|served in [^,.;:!?()"\\n]{3,40}|(?:traveled|travelled) (?:all over|around|across|through) [^,.;:!?()"\\n]{3,40}|played professionally|performed (?:in|at|on|with) [^,.;:!?()"\\n]{3,40}|was (?:adopted|homeless|raised by [a-z ]{3,25}|bullied[a-z ]{0,20}|in (?:prison|jail|foster care|the (?:army|navy|military|marines|air force|peace corps)))))`,
  ),
  draft: (match) => {
    const what = match.capture('what')
    return what && !/\b(?:it|that)$/u.test(keyOf(what.text)) ? state(match, 'experience', what) : null
  },
  examples: [
    {
      text: 'I served in the coast guard',
      cards: [{ slot: 'experience', value: 'served in the coast guard' }],
    },
  ],
  counterExamples: ['have you served in the army?', 'he escaped from prison'],
})

/** "I've lived in Tokyo since 1985", "I've been a nurse for ten years". */
const tenure = defineRule({
  id: 'en/tenure.for',
  priority: 58,
  confidence: 0.78,
  anchors: ['years', 'months', 'since 1', 'since 2', 'decades'],
  pattern: rx(
    `(?:${SUBJECT}(?:'ve| have| has|'s|ve) (?:been (?:an? |at |in |with |working |living |teaching |doing |playing |learning |studying |driving |writing )|lived |worked |taught |studied )(?:[a-z' ]{0,45}?)) (?:for (?:about |over |almost |nearly |more than |the (?:last|past) )?(?<len>(?:${COUNT}) (?:years|months|decades))|(?<since>since (?:19|20)\\d{2}))(?! old)`,
  ),
  draft: (match) => {
    if (
      /\b(?:not|never|n't|trying|feeling|wondering|thinking|waiting|wanting|stuck|sick|friends|single|retired|together|married|dating)\b/u.test(
        match.text,
      )
    )
      return null
    return state(match, 'tenure', match.capture('len') ?? match.capture('since'))
  },
  examples: [{ text: "I've worked in radio since 1998", cards: [{ slot: 'tenure', value: 'since 1998' }] }],
  counterExamples: ['have you lived here for ten years?', 'it lasted for two years'],
})

export const experience: readonly ExtractionRule[] = [never, past, tenure]
