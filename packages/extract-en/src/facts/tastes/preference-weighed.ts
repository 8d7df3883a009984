import { defineRule } from '@recollect/rules'
import type { ExtractionRule } from '@recollect/core/extraction'
import { state } from '../../text/state.ts'
import { LEADS, rx } from '../../text/patterns.ts'
import { keyOf, stripLead } from '../../text/capture.ts'

const SIDE = '[^,.;:!?()"\\n]{2,40}?'
const LEAD = /^(?:the |my |a good |an? |some |using |to use )/iu
const POINTS = /^(?:it|that|this|you|not|anything|them|him|her|me|us|what|how|one|those|these|nothing)\b/u

/** "Give me tea over coffee any day", "books over films every time", "I'd pick the window seat over the aisle". */
const over = defineRule({
  id: 'en/preference.any-day',
  priority: 95,
  confidence: 0.92,
  anchors: [' over ', ' than ', ' > ', ' >> ', ' >>> ', ' >>>> ', 'instead of'],
  pattern: rx(
    `^${LEADS}(?:give me|gimme|i(?:'ll| will|'d| would|d)? (?:always |rather |much rather |sooner |happily )?(?:take|choose|pick|go for|opt for)|always|team|i'm team|im team|(?:for me,? )?(?:it's|its|it is) (?:always |got to be |gotta be )?|for me,?)? ?(?<a>${SIDE}) (?:over|instead of) (?<than>(?!(?:the phone|there|here|again|time)\\b)[a-z][^,.;:!?()"\\n]{1,30}?)(?<day>,? (?:any ?day|every ?(?:time|day)|any time|always|all the way|all day(?: long)?|for me|for sure|hands down|each time|in a heartbeat)\\b[^,.;:!?()"\\n]{0,20}| ?)$|^${LEADS}(?<c>[a-z][a-z' ]{2,20}) >{1,4} (?<c2>[a-z][a-z' ]{2,20}?)(?: for me| imo| any ?day| tbh| always| every time| all the way|,|$)|\\bi(?:'d| would) (?:much |far )?sooner (?<d>${SIDE}) than (?<d2>[a-z])|\\bi find (?<e>${SIDE}) (?:much |way |a lot |so much )?(?:better|[a-z]{2,10}er|more (?:relaxing|comfortable|fun|interesting|enjoyable|useful)) than (?<e2>[a-z])|^(?<f>${SIDE}) (?:suits?|works?) (?:me )?(?:better|best)(?: for me)? than (?<f2>[a-z])`,
  ),
  draft: (match) => {
    const value = ['a', 'c', 'd', 'e', 'f'].map((name) => match.capture(name)).find(Boolean)
    if (!value || POINTS.test(keyOf(value.text))) return null
    const told =
      /^(?:(?:and|also|so|but|yeah|yes|no|well|honestly|tbh|personally|lol),? )*(?:give me|gimme|i\b|i'|team|always|for me)/u.test(
        match.text,
      )
    if (match.raw('a') !== undefined && !told && (match.raw('day')?.trim() ?? '') === '') return null
    if (
      match.raw('a') !== undefined &&
      (/\b(?:was|were|is|are|has|have|had|went|got|ran|moved|won|i|he|she|they|we|it)\b/u.test(
        keyOf(value.text),
      ) ||
        value.text.split(' ').length > 6)
    )
      return null
    return state(match, 'preference', stripLead(value, LEAD))
  },
  examples: [
    { text: 'give me tea over coffee any day', cards: [{ slot: 'preference', value: 'tea' }] },
    { text: "I'd take the train over the bus every time", cards: [{ slot: 'preference', value: 'train' }] },
    { text: 'mountains > beaches for me', cards: [{ slot: 'preference', value: 'mountains' }] },
  ],
  counterExamples: [
    'he won over the crowd',
    'the cat jumped over the fence',
    'would you pick tea over coffee?',
    'x > y',
  ],
})

export const preferenceWeighed: readonly ExtractionRule[] = [over]
