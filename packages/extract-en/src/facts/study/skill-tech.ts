import { defineRule } from '@recollect/rules'
import type { Capture, ExtractionRule } from '@recollect/core/extraction'
import { state } from '../../text/state.ts'
import { TECH } from '../../lexicon/study/tools.ts'
import { DOES, LEADS, rx, SUBJECT, unnamed } from '../../text/patterns.ts'
import { cutAt, keyOf, splitBy, stripLead } from '../../text/capture.ts'
import { SKILL_END as END } from '../../text/skill.ts'

const techs = (what: Capture | undefined): readonly Capture[] => {
  const cut = what && cutAt(what, END)
  if (!cut) return []
  return splitBy(cut, /\s?(?:,\s?and|,|&|\/|\band\b|\bor\b|\bplus\b)\s?/giu)
    .map((piece) =>
      stripLead(
        piece,
        /^(?:(?:a (?:bit|little|fair bit) of|some|basic|a little|enough|the|also|mostly|mainly|how to|both) )+/iu,
      ),
    )
    .filter((piece) => piece !== null)
    .filter((piece) => TECH.has(keyOf(piece.text)))
}

/** "I know python and a bit of rust", "I mostly code in go", "my brother is fluent in sql". */
export const skillTech: ExtractionRule = defineRule({
  id: 'en/skill.tech',
  priority: 91,
  confidence: 0.94,
  anchors: [
    'know ',
    'knows ',
    'code',
    'coding',
    'program',
    'write ',
    'writes ',
    'fluent in',
    'proficient',
    'experience',
    'certified',
    'skilled',
    'work with',
    'works with',
    'learn',
    'familiar with',
    'comfortable with',
    'develop in',
    'trained in',
    'versed',
    'taught',
    'teach',
    'expert',
    'self-taught',
    'handy with',
    'good with',
  ],
  pattern: rx(
    `(?:${DOES}(?:know|knows|(?:mostly |mainly |usually |primarily )?(?:code|codes|program|programs|write|writes|develop|develops|work|works) (?:in|with)|write(?= (?:python|java|rust|go|sql|c\\+\\+|typescript|javascript|kotlin|ruby|php))|(?:learned|learnt|have learned|picked up|studied|taught myself|am self[- ]taught in|(?:have|has|got|am having) (?:[a-z0-9+]+ ){0,4}experience (?:with|in))|(?:have been |has been )?(?:coding|programming) in)|${unnamed(SUBJECT)}(?:'m|m|'ve|'s| am| is| have| been)? ?(?:been |also |now |very |quite |pretty |fairly |really |mostly |currently |fully )*(?<own>fluent in|proficient (?:in|with|at)|certified in|skilled (?:in|at|with)|familiar with|comfortable (?:with|in)|trained in|well[- ]versed in|versed in|(?:an )?expert (?:in|at)|handy with|good with|coding in|self[- ]taught in|taught myself|picked up|learning)|^${LEADS}(?<bare>(?:mostly |mainly )?(?:coding|programming) in|fluent in|proficient in|know)) (?<what>[^;:!?()"\\n]{1,80})`,
  ),
  draft: (match) => {
    const own = match.raw('own') !== undefined
    if (match.raw('pron') === 'it' || (own && !/^(?:i|we)\b/u.test(match.text))) return null
    if (/\b(?:can|could|should|will|would|'ll|to|if|did|how|want to) $/u.test(match.before)) return null
    return techs(match.capture('what')).flatMap((one) => state(match, 'skill', one) ?? [])
  },
  examples: [
    {
      text: 'I know python and a bit of rust',
      cards: [
        { slot: 'skill', value: 'python' },
        { slot: 'skill', value: 'rust' },
      ],
    },
    { text: 'I mostly code in go', cards: [{ slot: 'skill', value: 'go' }] },
    { text: "I don't know sql", cards: [{ slot: 'skill', value: 'sql', polarity: 'negative' }] },
  ],
  counterExamples: ['do you know python?', 'write it in go', 'he knows java', 'you should know python'],
})
