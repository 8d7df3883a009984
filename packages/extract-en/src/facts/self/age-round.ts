import { defineRule } from '@recollect/rules'
import type { ExtractionRule } from '@recollect/core/extraction'
import { LEADS, rx } from '../../text/patterns.ts'

/** "Turned the big 5-0 today", "happy birthday to me, the big four-oh". */
export const ageRound: ExtractionRule = defineRule({
  id: 'en/age.round',
  priority: 97,
  confidence: 0.93,
  anchors: ['the big '],
  pattern: rx(
    `(?:\\b(?:i|i've|ive|i just) (?:just |finally |officially )?(?:turned|hit|reached)|^${LEADS}(?:just |finally |officially )?(?:turned|hit|reached)|\\bto me\\b(?: today)?[!,. ]*|^)(?: |^)?the big (?<age>[3-9]-0|(?:three|four|five|six|seven|eight|nine)[- ](?:oh|o|zero))(?![\\d-])`,
  ),
  draft: (match) => {
    const age = match.capture('age')
    const text = match.clause.sentence.text
    // Said of another, or of a birthday to come.
    if (
      !age ||
      /\b(?:his|her|their|he|she|your|you|my [a-z]+|next|soon|nearly|almost|approaching|when|coming)\b/u.test(
        text,
      )
    )
      return null
    return { slot: 'age', value: age, relation: 'updates' }
  },
  examples: [
    { text: 'turned the big 5-0 today', cards: [{ slot: 'age', value: '5-0', relation: 'updates' }] },
  ],
  counterExamples: ['my dad turned the big 6-0', 'the big 3-0 is coming soon', 'the big 50 inch screen'],
})
