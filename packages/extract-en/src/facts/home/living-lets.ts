import { defineRule } from '@recollect/rules'
import type { ExtractionRule } from '@recollect/core/extraction'
import { relationOf } from '../../text/state.ts'
import { LEADS, MY_KIN, rx } from '../../text/patterns.ts'

/** "I rent, so no pets", "we still rent": the verb alone says how one lives. */
const rents = defineRule({
  id: 'en/living-situation.tenant',
  priority: 90,
  confidence: 0.94,
  anchors: ['rent'],
  pattern: rx(
    `^${LEADS}(?:i|we) (?:just |still |only |currently |also )?(?<what>rent)(?=$|[,.!]| (?:and|so|but|because|not own|from|right now|at the moment|with)\\b)`,
  ),
  draft: (match) => {
    const what = match.capture('what')
    return what ? { slot: 'living_situation', value: what } : null
  },
  examples: [
    { text: 'we still rent, the landlord is fine', cards: [{ slot: 'living_situation', value: 'rent' }] },
  ],
  counterExamples: ['should I rent?', 'I rent cars to tourists', 'they rent'],
})

/** "I've lived on my own since 2012": the perfect with "since" holds today. */
const since = defineRule({
  id: 'en/living-situation.since',
  priority: 98,
  confidence: 0.93,
  anchors: ['lived ', 'been living'],
  pattern: rx(
    "\\b(?:i|we)(?:'ve| have|ve) (?:always |now )?(?:lived|been living) (?<how>alone|by myself|on my own|by ourselves|on our own|with my [a-z]{3,12}(?: and (?:my )?[a-z]{3,12})?)(?= (?:since|for|ever since|all)\\b)",
  ),
  draft: (match) => {
    const how = match.capture('how')
    return how ? { slot: 'living_situation', value: how, tense: 'current' } : null
  },
  examples: [
    { text: "I've lived on my own since 2012", cards: [{ slot: 'living_situation', value: 'on my own' }] },
  ],
  counterExamples: [
    'have you lived alone since then?',
    'he has lived alone since May',
    'would you have lived alone since May?',
  ],
})

/** "My cousin has moved in with me", "my mum lives with us now". */
const joined = defineRule({
  id: 'en/living-situation.joined',
  priority: 97,
  confidence: 0.93,
  anchors: ['moved in w', 'moving in w', 'moved back in w'],
  pattern: rx(
    `(?<all>${MY_KIN} (?:has |have |'s |just |recently |finally )*moved (?:back )?in (?:with|w|w\\/) (?:me|us))(?![a-z])`,
  ),
  draft: (match) => {
    const kin = match.capture('kin')
    const all = match.capture('all')
    if (
      !all ||
      !kin ||
      relationOf(kin.text) === null ||
      /\b(?:if|when|until|before|that|wish) $/u.test(match.before)
    )
      return null
    return { slot: 'living_situation', value: all, relation: 'updates' }
  },
  examples: [
    {
      text: 'my cousin has moved in with me',
      cards: [{ slot: 'living_situation', value: 'my cousin has moved in with me', relation: 'updates' }],
    },
  ],
  counterExamples: [
    'if my cousin moved in with me',
    'his mother moved in with us',
    'has my aunt moved in with you?',
  ],
})

export const livingLets: readonly ExtractionRule[] = [rents, since, joined]
