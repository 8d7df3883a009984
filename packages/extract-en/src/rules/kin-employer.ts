import { defineRule } from '@recollect/core/language-pack'
import type { ExtractionRule } from '@recollect/core'
import { state } from '../frames.ts'
import { EMPLOYERS, WORKPLACE } from '../lexicon/employers.ts'
import { MY_KIN, rx } from '../patterns.ts'
import { cutAt, keyOf } from '../text/capture.ts'

const END = /\s(?:now|these days|at the moment|currently|since|and|but|as|in|on|for)\b/iu

/** "He's at Tesla now", "my cousin is with the Red Cross": a place known for an employer's. */
export const kinEmployer: ExtractionRule = defineRule({
  id: 'en/employer.kin-at',
  priority: 95,
  confidence: 0.92,
  anchors: [
    's at ',
    's with ',
    ' now at ',
    ' now with ',
    ' currently at ',
    ' still at ',
    ' still with ',
    ' started at ',
  ],
  pattern: rx(
    `(?:${MY_KIN}|\\b(?<pron>he|she))(?:'s| is|s)(?: now| currently| still| just started)? (?:at|with) (?<what>\\p{L}[^,.;:!?()"\\n]{1,40})`,
  ),
  draft: (match) => {
    const what = match.capture('what')
    const value = what && cutAt(what, END)
    if (!value || !/^\p{Lu}/u.test(value.text)) return null
    const key = keyOf(value.text)
    const fresh = /\bnow\b/u.test(match.clause.text) ? { relation: 'updates' as const } : {}
    return EMPLOYERS.has(key) || WORKPLACE.test(key) ? state(match, 'employer', value, fresh) : null
  },
  examples: [
    {
      text: "my brother left Siemens, he's at Tesla now",
      cards: [
        { slot: 'employer', value: 'Siemens', entity: 'user.brother', relation: 'retracts' },
        { slot: 'employer', value: 'Tesla', entity: 'user.brother', relation: 'updates' },
      ],
    },
  ],
  counterExamples: ["she's at Tesla now", 'my brother is at Anna now', 'is my brother at Tesla?'],
})
