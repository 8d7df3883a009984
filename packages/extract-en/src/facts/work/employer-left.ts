import { defineRule } from '@recollect/rules'
import type { ExtractionRule } from '@recollect/core/extraction'
import { LEADS, rx } from '../../text/patterns.ts'
import { workplaceIn } from '../../text/workplace.ts'

/** "I'm no longer at Deloitte", "no longer with the Guardian": somewhere with a name. */
const gone = defineRule({
  id: 'en/employer.no-longer-at',
  priority: 99,
  confidence: 0.8,
  anchors: ['no longer at', 'no longer with', 'not at ', 'not with ', 'longer employed'],
  pattern: rx(
    `(?:\\b(?:i am|i'm|im|i m) |^${LEADS})(?:no longer (?:employed )?(?:at|with|by)|not (?:at|with)(?= [^,.;!?]{2,30} any ?more)) (?:the )?(?<where>[\\p{L}\\d][^,.;:!?()"\\n]{1,35}?)(?=$|[,.!]| (?:and|so|but|as of|since|any ?more|after|because)\\b)`,
  ),
  draft: (match) => {
    const where = workplaceIn(match.capture('where'))
    return where && /^\p{Lu}/u.test(where.text)
      ? { slot: 'employer', value: where, relation: 'retracts' }
      : null
  },
  examples: [
    {
      text: "I'm no longer at Deloitte",
      cards: [{ slot: 'employer', value: 'Deloitte', relation: 'retracts' }],
    },
  ],
  counterExamples: ["I'm no longer at home", 'is she no longer at Deloitte?', "I'm no longer with him"],
})

export const employerLeft: readonly ExtractionRule[] = [gone]
