import { defineRule } from '@recollect/rules'
import type { ExtractionRule } from '@recollect/core/extraction'
import { inLexicon } from '../../text/state.ts'
import { OCCUPATIONS } from '../../lexicon/work/occupations.ts'
import { PHRASE, rx } from '../../text/patterns.ts'
import { cutAt } from '../../text/capture.ts'
import { entityIn, WHO } from '../../text/effect.ts'

const CUT =
  /\s?(?:[,\p{Extended_Pictographic}]|\s(?:now|at|in|for|with|because|and|but|so|last|this|yesterday|today|when|after|since|finally|officially|lol|haha|thanks|by|on|if|ago)\b)/iu
const NOW = /\b(?:now|officially|finally|at last|these days)\b/u

/** "I became a chef", "I'm officially a bank cashier now": a job that was another's before, and with it where one worked. */
export const occupationNow: ExtractionRule = defineRule({
  id: 'en/occupation.by-now',
  priority: 60,
  confidence: 0.9,
  anchors: ['became ', 'become ', ' now', 'officially', 'finally'],
  pattern: rx(
    `(?:${WHO}(?<became>became|become|have become|got made|was made) |\\b(?:i'm|i am|im) (?:(?:now|officially|finally|actually) ){0,2})(?:an? )(?<job>${PHRASE})`,
  ),
  draft(match) {
    const words = match.capture('job')
    const job = words && cutAt(words, CUT)
    const entity = match.raw('became') === undefined ? 'user' : entityIn(match)
    if (!job || entity === null || !inLexicon(OCCUPATIONS, job.text)) return null
    const taken = { slot: 'occupation', value: job, entity, relation: 'updates' } as const
    const joined = {
      slot: 'generic',
      value: '',
      entity,
      relation: 'retracts',
      effect: { event: 'join' },
    } as const
    if (match.raw('became') !== undefined)
      return /\b(?:when|before|after|if|never|to|will|would|once) $/u.test(match.before)
        ? null
        : [taken, joined]
    return NOW.test(match.text) ? joined : null
  },
  examples: [
    { text: 'I became a chef', cards: [{ slot: 'occupation', value: 'chef', relation: 'updates' }] },
  ],
  counterExamples: [
    'he became a chef',
    'I want to become a chef',
    'I became a fan',
    'if I became a chef',
    'did I become a chef?',
    'when I became a chef I cried',
  ],
})
