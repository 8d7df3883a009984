import { defineRule } from '@recollect/rules'
import { KIN_WORDS, rx, whose } from '../patterns.ts'

/** "J'ai 34 ans". */
export const age = defineRule({
  id: 'fr/age.is',
  priority: 100,
  confidence: 0.95,
  anchors: [' ans'],
  pattern: rx(
    `(?:^|\\s)(?:j'ai(?: eu)?|(?:ma|mon) (?<kin>${KIN_WORDS}) a) (?:maintenant |bientot )?(?<value>\\d{1,3}) ans(?! (?:d'|de|que))`,
  ),
  draft: (match) => {
    const value = match.capture('value')
    if (!value || match.text.includes('bientot')) return null
    return { slot: 'age', value, entity: whose(match) }
  },
  examples: [
    { text: "J'ai 34 ans", cards: [{ slot: 'age', value: '34' }] },
    { text: "J'ai 34 ans, pas d'enfants", cards: [{ slot: 'age', value: '34', relation: 'sets' }] },
    { text: 'Ma fille a 6 ans', cards: [{ slot: 'age', value: '6', entity: 'user.daughter' }] },
  ],
  counterExamples: ["J'ai bientôt 34 ans", "J'ai 5 ans d'expérience", "Si j'avais 20 ans"],
})

const MONTH = '(?:janvier|fevrier|mars|avril|mai|juin|juillet|aout|septembre|octobre|novembre|decembre)'

/** "Mon anniversaire est le 9 mars", "je suis née le 9 mars 1990". */
export const birthday = defineRule({
  id: 'fr/birthday.is',
  priority: 100,
  confidence: 0.95,
  anchors: ['anniversaire', 'je suis ne'],
  pattern: rx(
    `(?:mon anniversaire (?:est|tombe|c'est)|je suis nee?) (?:le |en )(?<value>(?:(?:1er|\\d{1,2}) ${MONTH})?(?: ?(?:19|20)\\d\\d)?)$`,
  ),
  draft: (match) => {
    const value = match.capture('value')
    return value ? { slot: 'birthday', value } : null
  },
  examples: [
    { text: 'Mon anniversaire est le 9 mars', cards: [{ slot: 'birthday', value: '9 mars' }] },
    { text: 'Je suis née en 1990', cards: [{ slot: 'birthday', value: '1990' }] },
  ],
  counterExamples: ["L'anniversaire de mariage est le 9 mars", 'Quand est mon anniversaire ?'],
})
