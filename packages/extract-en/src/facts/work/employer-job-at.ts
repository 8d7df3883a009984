import { defineRule } from '@recollect/rules'
import type { ExtractionRule } from '@recollect/core/extraction'
import { LEADS, rx } from '../../text/patterns.ts'
import { workplaceIn } from '../../text/workplace.ts'

/** "My job at the call centre", "on my shift at Greggs", "my internship with Bosch": the workplace beside the job. */
export const employerJobAt: ExtractionRule = defineRule({
  id: 'en/employer.job-at',
  priority: 88,
  confidence: 0.92,
  anchors: [
    'job at',
    'job with',
    'shift at',
    'shifts at',
    'gig at',
    'internship at',
    'internship with',
    'position at',
    'position with',
    'role at',
    'boss at',
    'coworkers at',
    'colleagues at',
    'apprenticeship at',
    'apprenticeship with',
  ],
  pattern: rx(
    `\\bmy (?<old>old |last |previous |former |first )?(?:new |current |day |part[- ]time |full[- ]time |summer |weekend |night |evening |dream |crappy |boring |little )*(?:job|shifts?|gig|internship|position|role|boss|co-?workers|colleagues|apprenticeship) (?:at|with) (?<where>[^,.;:!?()"\\n]{2,50})|^${LEADS}(?:got|have|landed) an? (?:new |part[- ]time |full[- ]time |summer )*(?:job|gig|internship|position) (?:at|with) (?<where2>[^,.;:!?()"\\n]{2,50})`,
  ),
  draft: (match) => {
    const place = workplaceIn(match.capture('where') ?? match.capture('where2'))
    if (
      !place ||
      place.text.includes('@') ||
      /^\s?@|^@/u.test(match.after) ||
      /\b(?:quit|left|lost|leaving|leave|interview for|if|apply|applied|fired from|laid off from|let go from|sacked from|resigned from|dream) (?:[a-z]+ )?$/u.test(
        match.before,
      )
    )
      return null
    return {
      slot: 'employer',
      value: place,
      ...(match.raw('old') === undefined ? {} : { tense: 'past' as const }),
    }
  },
  examples: [
    { text: 'my job at the call centre is killing me', cards: [{ slot: 'employer', value: 'call centre' }] },
    { text: 'my old job at Bosch paid better', cards: [{ slot: 'employer', value: 'Bosch', tense: 'past' }] },
  ],
  counterExamples: [
    'his job at the bank',
    'do you like my job at the bank?',
    'I want to leave my job at home',
  ],
})
