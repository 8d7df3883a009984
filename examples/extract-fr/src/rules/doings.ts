import { defineRule } from '@recollect/rules'
import { rx, THING } from '../patterns.ts'

/** "J'ai arrêté de fumer". */
export const habitStopped = defineRule({
  id: 'fr/habit.stopped',
  priority: 90,
  confidence: 0.9,
  anchors: ['arrete de', 'arrete la', 'arrete le', "arrete l'"],
  pattern: rx(
    `\\bj'ai (?:enfin |definitivement )?arrete (?:de |d'|la |le |l')(?<value>fumer|boire|cigarette|tabac|alcool|vapoter|grignoter|jouer)$`,
  ),
  draft: (match) => {
    const value = match.capture('value')
    return value ? { slot: 'habit', value, relation: 'retracts' } : null
  },
  examples: [
    { text: "J'ai arrêté de fumer", cards: [{ slot: 'habit', value: 'fumer', relation: 'retracts' }] },
  ],
  counterExamples: ['Je devrais arrêter de fumer', "J'ai arrêté de t'écouter"],
})

/** "Je ne sais pas nager". */
export const skillCannot = defineRule({
  id: 'fr/skill.cannot',
  priority: 88,
  confidence: 0.9,
  anchors: ['sais pas'],
  pattern: rx(
    `\\bje (?:ne )?sais pas (?<value>\\p{L}{2,20}(?:er|ir|re)(?: (?!et|ou|si)[\\p{L}' -]{2,30})?)$`,
  ),
  draft: (match) => {
    const value = match.capture('value')
    if (!value || /^(?:dire|quoi|faire|vivre|comment|lire ?$)/u.test(match.raw('value') ?? '')) return null
    return { slot: 'skill', value, polarity: 'negative' }
  },
  examples: [
    { text: 'Je ne sais pas nager', cards: [{ slot: 'skill', value: 'nager', polarity: 'negative' }] },
  ],
  counterExamples: [
    'Je ne sais pas quoi dire',
    'Je ne sais pas où aller',
    'Est-ce que je ne sais pas nager ?',
  ],
})

/** "Je veux devenir pilote". */
export const goal = defineRule({
  id: 'fr/goal.want',
  priority: 80,
  confidence: 0.85,
  anchors: ['devenir', 'mon reve'],
  pattern: rx(`\\b(?:je (?:veux|voudrais|compte) (?=devenir )|mon reve (?:est|c'est) (?:de |d'))${THING}$`),
  draft: (match) => {
    const value = match.capture('value')
    return value ? { slot: 'goal', value } : null
  },
  examples: [
    { text: 'Je veux devenir pilote', cards: [{ slot: 'goal', value: 'devenir pilote' }] },
    { text: 'Mon rêve est de traverser le Sahara', cards: [{ slot: 'goal', value: 'traverser le Sahara' }] },
  ],
  counterExamples: ['Je ne veux pas devenir fou', 'Il veut devenir pilote'],
})
