import { defineRule } from '@recollect/core/language-pack'
import type { ExtractionRule } from '@recollect/core'
import { LEADS, rx } from '../patterns.ts'
import { workplaceIn } from '../text/workplace.ts'

const SERVICES =
  'army|navy|air force|marines|marine corps|military|police|force|police force|raf|coast guard|national guard|fire service|fire brigade|fire department|nhs|civil service|foreign service|merchant navy|secret service|forces|armed forces|priesthood'

/** "I got out of the army in May", "left the navy in 2010". */
const service = defineRule({
  id: 'en/employer.left-service',
  priority: 99,
  confidence: 0.93,
  anchors: ['quit the', 'left the', 'leaving the', 'out of the', 'retired from the', 'discharged from'],
  pattern: rx(
    `(?:\\b(?:i|i've|i have|ive) (?:just |recently |finally |since )?|^${LEADS})(?:quit|left|got out of|retired from|was discharged from|resigned from|came out of) the (?<what>${SERVICES})(?![a-z-])(?! (?:base|station|museum|club|job|building|car|to handle))`,
  ),
  draft: (match) => {
    const what = match.capture('what')
    return what && !/\b(?:if|when|before|after|until|wish) $/u.test(match.before)
      ? { slot: 'employer', value: what, relation: 'retracts' }
      : null
  },
  examples: [
    {
      text: 'I got out of the army in May',
      cards: [{ slot: 'employer', value: 'army', relation: 'retracts' }],
    },
  ],
  counterExamples: ['he left the navy', 'I left the police station', 'when I left the army'],
})

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

export const employerLeft: readonly ExtractionRule[] = [service, gone]
