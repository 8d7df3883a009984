import { defineRule } from '@recollect/rules'
import type { ExtractionRule } from '@recollect/core/extraction'
import { rx } from '../../text/patterns.ts'
import { I_HAVE } from '../../text/over.ts'

const ASIDE = /\b(?:when|before|after|since|until|if|once|almost|nearly|never|first|that) $/u

/** "We got married in August", "tied the knot": who was engaged or single is so no longer. */
export const relationshipWed: ExtractionRule = defineRule({
  id: 'en/relationship-status.wed',
  priority: 50,
  confidence: 0.92,
  anchors: ['got married', 'tied the knot', 'eloped', 'got engaged', 'got divorced'],
  pattern: rx(
    `${I_HAVE}(?:(?<married>got married|tied the knot|eloped)|(?<engaged>got engaged)|(?<divorced>got divorced))(?=$|[,.!]| (?:in|on|last|this|yesterday|today|over|at|and|so|to my|two|three)\\b)`,
  ),
  draft: (match) => {
    if (ASIDE.test(match.before)) return null
    const value = ['married', 'engaged', 'divorced'].find((group) => match.raw(group) !== undefined)
    return value ? { slot: 'relationship_status', value, relation: 'updates', known: true } : null
  },
  examples: [
    {
      text: 'we got married in August',
      cards: [{ slot: 'relationship_status', value: 'married', relation: 'updates' }],
    },
  ],
  counterExamples: [
    'my sister got married in August',
    'did we get married in August?',
    'if we got married in August it would rain',
  ],
})
