import { defineRule } from '@recollect/rules'
import type { Capture, ExtractionRule } from '@recollect/core/extraction'
import { some } from '../../text/be-rule.ts'
import { state } from '../../text/state.ts'
import { LANGUAGES } from '../../lexicon/self/nationalities.ts'
import { DOES, rx } from '../../text/patterns.ts'
import { keyOf, splitBy } from '../../text/capture.ts'

const languages = (list: readonly (Capture | undefined)[]): readonly Capture[] =>
  list.flatMap((capture) =>
    capture
      ? splitBy(capture, /\s?(?:,\s?and|,|&|\/|\band\b)\s?/giu).filter((one) =>
          LANGUAGES.has(keyOf(one.text)),
        )
      : [],
  )

/** "I speak French at home and Dutch at work": each with its place. */
const divided = defineRule({
  id: 'en/language.divided',
  priority: 93,
  confidence: 0.96,
  anchors: ['speak '],
  pattern: rx(
    `${DOES}speak (?<one>[a-z]{3,12}) (?:with|to|at|in) [^,.;:!?()"\\n]{2,30}?,? (?:and|but) (?<two>[a-z]{3,12}) (?:with|to|at|in|everywhere) ?[a-z]`,
  ),
  draft: (match) =>
    some(languages([match.capture('one'), match.capture('two')]).map((one) => state(match, 'language', one))),
  examples: [
    {
      text: 'I speak French at home and Dutch at work',
      cards: [
        { slot: 'language', value: 'French' },
        { slot: 'language', value: 'Dutch' },
      ],
    },
  ],
  counterExamples: [
    'do you speak French at home and Dutch at work?',
    'they speak Thai at home and Lao at school',
  ],
})

/** "Czech is my fourth language, after German, Polish and Russian": those before it are spoken too. */
const after = defineRule({
  id: 'en/language.after',
  priority: 91,
  confidence: 0.94,
  anchors: ['language'],
  pattern: rx(
    '\\bmy (?:second|third|fourth|fifth|2nd|3rd|4th) language,? (?:after|behind|besides) (?<what>[a-z]{3,12}(?:(?:, | and |,? and )[a-z]{3,12}){0,3})',
  ),
  draft: (match) => some(languages([match.capture('what')]).map((one) => state(match, 'language', one))),
  examples: [
    {
      text: 'Czech is my fourth language, after German, Polish and Russian',
      cards: [
        { slot: 'language', value: 'German' },
        { slot: 'language', value: 'Russian' },
      ],
    },
  ],
  counterExamples: ['is English your second language, after Thai?', 'my second language after school'],
})

export const languageWhere: readonly ExtractionRule[] = [divided, after]
