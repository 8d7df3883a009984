import { defineRule } from '@recollect/rules'
import type { ExtractionRule } from '@recollect/core/extraction'
import { LEADS, rx } from '../../text/patterns.ts'

const WORK =
  "novel|first novel|debut novel|manuscript|screenplay|memoir|poetry collection|graphic novel|children's book|thesis|dissertation|album|ep|documentary|short film|musical|book proposal|cookbook|book"
const DONE =
  "sent|submitted|pitched|finished|finished writing|finished editing|finished drafting|edited|revised|am editing|am revising|am finishing|'m editing|'m revising|'m finishing|'m submitting|handed in|recorded|shopped|queried"

/** "I just submitted my screenplay", "I'm revising my thesis": what one has been making. */
export const projectOwnWork: ExtractionRule = defineRule({
  id: 'en/project.own-work',
  priority: 84,
  confidence: 0.93,
  anchors: [
    'my novel',
    'my first novel',
    'my debut',
    'my manuscript',
    'my screenplay',
    'my memoir',
    'my poetry',
    'my graphic',
    "my children's book",
    'my thesis',
    'my dissertation',
    'my album',
    'my ep',
    'my documentary',
    'my short film',
    'my musical',
    'my book',
    'my cookbook',
    'our album',
    'our documentary',
  ],
  pattern: rx(
    `(?:\\b(?:i|we)(?:'ve| have)? ?(?:just |finally |recently |also |already )*|^${LEADS}(?:just |finally )*)(?:${DONE}) (?:my|our) (?<what>${WORK})(?![a-z'-])(?! (?:report|club|review|bag|shelf|order|collection))`,
  ),
  draft: (match) => {
    const what = match.capture('what')
    if (!what || /\b(?:if|when|until|before|after|wish|could|should|to) $/u.test(match.before)) return null
    // "I finished my book" was read as often as written.
    const read =
      /^(?:book)$/iu.test(what.text) && /\b(?:finished|sent|handed in|shopped) (?:my|our)/u.test(match.text)
    return read ? null : { slot: 'project', value: what }
  },
  examples: [
    {
      text: 'I just submitted my screenplay',
      cards: [{ slot: 'project', value: 'screenplay' }],
    },
  ],
  counterExamples: [
    'I finished my book last night',
    'should I have sent my novel?',
    'he submitted his thesis',
  ],
})
