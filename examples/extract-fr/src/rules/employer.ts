import { defineRule } from '@recollect/rules'
import { ADV, rx, WHO, whose } from '../patterns.ts'

const COMPANY =
  "(?<value>\\p{L}[\\p{L}\\d'&-]{1,30}(?: (?!depuis|comme|et|en|a|au)\\p{L}[\\p{L}\\d'&-]{1,30}){0,3})"

/** "Je travaille chez Lumio"; "pour" only before a name. */
export const employerWork = defineRule({
  id: 'fr/employer.work',
  priority: 90,
  confidence: 0.9,
  anchors: ['travaille chez', 'travaille pour', 'bosse chez', 'bosse pour'],
  pattern: rx(`${WHO}(?:travaille|bosse) ${ADV}(?:chez|pour) ${COMPANY}`),
  draft: (match) => {
    const value = match.capture('value')
    return value && /^[\p{Lu}\d]/u.test(value.text) ? { slot: 'employer', value, entity: whose(match) } : null
  },
  examples: [
    { text: 'Je travaille chez Lumio', cards: [{ slot: 'employer', value: 'Lumio' }] },
    {
      text: 'Mon frère bosse pour Airbus',
      cards: [{ slot: 'employer', value: 'Airbus', entity: 'user.brother' }],
    },
  ],
  counterExamples: [
    'Je travaille chez moi',
    'Je travaille pour payer mon loyer',
    'Elle travaille chez Lumio',
  ],
})

/** "Je viens de commencer chez Lumio", "j'ai rejoint le groupe Lumio". */
export const employerJoined = defineRule({
  id: 'fr/employer.joined',
  priority: 95,
  confidence: 0.88,
  anchors: ['chez', 'rejoint'],
  pattern: rx(
    `\\b(?:je viens de commencer|j'ai (?:recemment )?commence|je viens d'etre embauchee?|j'ai ete embauchee?) chez ${COMPANY}|\\bj'ai rejoint (?:l'entreprise|la societe|la boite|le groupe|l'equipe de) ${COMPANY.replace('value', 'other')}`,
  ),
  draft: (match) => {
    const value = match.capture('value') ?? match.capture('other')
    return value && /^[\p{Lu}\d]/u.test(value.text) ? { slot: 'employer', value, relation: 'updates' } : null
  },
  examples: [
    {
      text: 'Je viens de commencer chez Lumio',
      cards: [{ slot: 'employer', value: 'Lumio', relation: 'updates' }],
    },
    {
      text: "J'ai rejoint le groupe Airbus",
      cards: [{ slot: 'employer', value: 'Airbus', relation: 'updates' }],
    },
  ],
  counterExamples: ["J'ai commencé chez le dentiste un traitement", "J'ai rejoint Paul au café"],
})

/** "J'ai démissionné", "je ne travaille plus chez Lumio". */
export const employerLeft = defineRule({
  id: 'fr/employer.left',
  priority: 96,
  confidence: 0.9,
  anchors: ['demissionne', 'quitte mon', 'perdu mon', 'plus chez', 'plus pour'],
  pattern: rx(
    `\\bj'ai (?:demissionne|(?:quitte|perdu) mon (?:emploi|travail|boulot|poste|job))\\b|\\bje (?:ne )?(?:travaille|bosse) plus (?:chez|pour) ${COMPANY}`,
  ),
  draft: (match) => ({ slot: 'employer', value: match.capture('value') ?? '', relation: 'retracts' }),
  examples: [
    { text: "J'ai démissionné", cards: [{ slot: 'employer', value: '', relation: 'retracts' }] },
    {
      text: 'Je ne travaille plus chez Lumio',
      cards: [{ slot: 'employer', value: 'Lumio', relation: 'retracts' }],
    },
  ],
  counterExamples: ['Je devrais démissionner', "J'ai quitté mon manteau", "J'ai perdu mon chapeau"],
})
