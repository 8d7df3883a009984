import { defineRule } from '@recollect/rules'
import { rx, THING } from '../patterns.ts'

/** "La réunion est maintenant à dix heures": a new value of something only the conversation knows. */
export const generic = defineRule({
  id: 'fr/generic.now',
  priority: 40,
  confidence: 0.8,
  anchors: ['maintenant', 'desormais', 'change', 'decale', 'passe'],
  pattern: rx(
    `^(?:le |la |l'|les |mon |ma )(?<what>[\\p{L}' -]{3,30}?) (?:est (?:maintenant|desormais)|(?:a ete|est) (?:changee?|decalee?|repoussee?|avancee?)|passe (?:maintenant|desormais)) (?:au? |pour |en )${THING}$`,
  ),
  draft: (match) => {
    const value = match.capture('value')
    return value ? { slot: 'generic', value, facet: match.raw('what'), relation: 'updates' } : null
  },
  examples: [
    {
      text: 'La réunion est maintenant à dix heures',
      cards: [{ slot: 'generic', value: 'dix heures', relation: 'updates', facet: 'reunion' }],
    },
    {
      text: 'Le rendez-vous est décalé à mardi',
      cards: [{ slot: 'generic', value: 'mardi', relation: 'updates' }],
    },
  ],
  counterExamples: ['La réunion est à dix heures ?', 'Maintenant je mange', 'La porte est maintenant fermée'],
})
