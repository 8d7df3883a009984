import { defineRule } from '@recollect/rules'
import { JOBS } from '../lexicon/jobs.ts'
import { oneOf } from '../lexicon/words.ts'
import { ADV, KIN_WORDS, rx, whose } from '../patterns.ts'

/** "Je suis boulanger", "mon père était facteur", "je ne suis plus pilote". */
export const occupation = defineRule({
  id: 'fr/occupation.is',
  priority: 90,
  confidence: 0.92,
  anchors: ['suis', ' est ', 'etait', 'etais', 'travaille comme'],
  pattern: rx(
    `\\b(?:je (?:(?<neg>ne )?suis (?:(?<stop>plus )|(?<not>pas )|${ADV})|(?<was>etais )|travaille comme )|j'(?<had>etais )|(?:ma|mon) (?<kin>${KIN_WORDS}) (?:est |(?<past>etait )))(?:une? )?(?<value>${oneOf(JOBS)})(?![\\p{L}'-])(?! et partie)`,
  ),
  draft: (match) => {
    const value = match.capture('value')
    if (!value) return null
    const over = ['was', 'had', 'past'].some((group) => match.raw(group) !== undefined)
    return {
      slot: 'occupation',
      value,
      entity: whose(match),
      relation: match.raw('stop') ? 'retracts' : 'sets',
      polarity: match.raw('not') ? 'negative' : 'positive',
      tense: over ? 'past' : 'current',
    }
  },
  examples: [
    { text: 'Je suis plombière', cards: [{ slot: 'occupation', value: 'plombière' }] },
    {
      text: 'Mon père est boulanger',
      cards: [{ slot: 'occupation', value: 'boulanger', entity: 'user.father' }],
    },
    { text: "J'étais facteur", cards: [{ slot: 'occupation', value: 'facteur', tense: 'past' }] },
    {
      text: 'Je ne suis plus pilote',
      cards: [{ slot: 'occupation', value: 'pilote', relation: 'retracts' }],
    },
    {
      text: 'Je ne suis pas médecin',
      cards: [{ slot: 'occupation', value: 'médecin', polarity: 'negative' }],
    },
  ],
  counterExamples: [
    'Est-ce que je suis médecin ?',
    'Elle est médecin',
    'Je suis le facteur dans la rue',
    'Si j’étais pilote',
  ],
})
