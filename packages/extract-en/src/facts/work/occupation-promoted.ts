import { defineRule } from '@recollect/rules'
import type { ExtractionRule } from '@recollect/core/extraction'
import { inLexicon, nounPhrase, state } from '../../text/state.ts'
import { OCCUPATIONS } from '../../lexicon/work/occupations.ts'
import { PHRASE, rx } from '../../text/patterns.ts'
import { I_HAVE } from '../../text/over.ts'

/** "Got bumped up to plant manager", "they made me head chef": another job than before. */
export const occupationPromoted: ExtractionRule = defineRule({
  id: 'en/occupation.promoted',
  priority: 98,
  confidence: 0.93,
  anchors: [
    'promoted to',
    'promoted from',
    'bumped',
    'made me',
    'moved up to',
    'been made',
    'got made',
    'just made',
  ],
  pattern: rx(
    `(?:${I_HAVE}|\\b(?:who|i)(?:'s|'ve|'m| have| am)? (?:just |finally |now )*)(?:(?:was |been |got |getting )(?:promoted|bumped|moved) (?:from [a-z ]{3,25} )?(?:up )?to|moved up to|(?:was|been|got) made|just made) (?<what>${PHRASE})|\\b(?:they|work|(?:the|my) (?:boss|manager|owner)s?)(?:'ve| have| has)? (?:just |finally |now |officially )*made me (?:the |a |an )?(?<made>${PHRASE})`,
  ),
  draft: (match) => {
    const job = nounPhrase(match.capture('what') ?? match.capture('made'))
    if (!job || !inLexicon(OCCUPATIONS, job.text) || job.text.split(' ').length > MOST_WORDS) return null
    return state(match, 'occupation', job, { relation: 'updates' })
  },
  examples: [
    {
      text: 'just got bumped up to plant manager',
      cards: [{ slot: 'occupation', value: 'plant manager', relation: 'updates' }],
    },
  ],
  counterExamples: [
    'did I get promoted to manager?',
    'he got promoted to manager',
    'people got promoted to manager',
    'I want to get promoted to manager',
    'if I got promoted to manager I would quit',
  ],
})
const MOST_WORDS = 4
