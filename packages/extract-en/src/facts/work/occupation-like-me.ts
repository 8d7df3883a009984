import { defineRule } from '@recollect/rules'
import type { ExtractionRule } from '@recollect/core/extraction'
import { OCCUPATIONS } from '../../lexicon/work/occupations.ts'
import { rx } from '../../text/patterns.ts'
import { keyOf } from '../../text/capture.ts'

/** The job two or one plural word names: "night nurses" → "nurse" is known. */
function isTrade(text: string): boolean {
  const key = keyOf(text)
  const last = key.split(' ').at(-1) ?? ''
  return OCCUPATIONS.has(key.replace(/s$/u, '')) || OCCUPATIONS.has(last.replace(/s$/u, ''))
}

/** "Nobody thanks cleaners like me", "as a paramedic like myself": whoever is like the speaker is what the speaker is. */
export const occupationLikeMe: ExtractionRule = defineRule({
  id: 'en/occupation.like-me',
  priority: 88,
  confidence: 0.93,
  anchors: [' like me', ' like us', ' like myself', ' like ourselves'],
  pattern: rx(
    '\\b(?<what>(?!(?:like|be|looks?|act|treat|it|other|for|to|of|the|most|some|all)\\b)[a-z-]{3,14}(?: [a-z-]{3,14})?) like (?:me|us|myself|ourselves)(?=$|[ ,])(?! (?:best|better|more|very|a lot|back|because|when|and hate|to\\b))',
  ),
  draft: (match) => {
    const what = match.capture('what')
    const last = what?.text.split(' ').at(-1) ?? ''
    // "My teacher likes me" and "would a doctor like me" have a verb there; one of a trade needs its article.
    if (
      !what ||
      /\b(?:says?|said|thinks?|thought|told|tells?|does|do|did|would|will|don't|doesn't|not|the|my|his|her) (?:[a-z]+ )?$/u.test(
        match.before,
      )
    )
      return null
    if (!last.endsWith('s') && !/\ban? $/u.test(match.before)) return null
    const words = what.text.split(' ')
    if (isTrade(last) && words.length === 2 && !OCCUPATIONS.has(keyOf(what.text).replace(/s$/u, '')))
      return { slot: 'occupation', value: last.replace(/s$/u, ''), at: what }
    return isTrade(what.text) ? { slot: 'occupation', value: what.text.replace(/s$/u, ''), at: what } : null
  },
  examples: [
    { text: 'nobody thanks cleaners like me', cards: [{ slot: 'occupation', value: 'cleaner' }] },
    { text: 'a paramedic like me sees a lot', cards: [{ slot: 'occupation', value: 'paramedic' }] },
  ],
  counterExamples: [
    'do teachers like me?',
    'my teacher likes me',
    'friends like me are rare',
    'nurses like you',
  ],
})
