import { defineRule } from '@recollect/rules'
import { rx } from '../patterns.ts'

/** "Mon numéro est le 06 12 34 56 78". */
export const phone = defineRule({
  id: 'fr/phone.is',
  priority: 110,
  confidence: 0.96,
  anchors: ['numero', 'telephone', 'portable', 'mobile'],
  pattern: rx(
    `\\bmon (?:nouveau )?(?:numero(?: de (?:telephone|portable))?|telephone|portable|mobile) ?(?:est|c'est|:) ?(?:le |au )?(?<value>\\+?\\d[\\d .-]{5,18}\\d)`,
  ),
  draft: (match) => {
    const value = match.capture('value')
    return value
      ? { slot: 'phone', value, relation: match.text.includes('nouveau') ? 'updates' : 'sets' }
      : null
  },
  examples: [
    { text: 'Mon numéro est le 06 55 01 00 77', cards: [{ slot: 'phone', value: '06 55 01 00 77' }] },
    { text: 'Mon portable : 0655010077', cards: [{ slot: 'phone', value: '0655010077' }] },
  ],
  counterExamples: ['Mon numéro de dossier est le 06 55 01 00 77', 'Son numéro est le 06 55 01 00 77'],
})

/** "Mon adresse mail est otto@exemple.org". */
export const email = defineRule({
  id: 'fr/email.is',
  priority: 110,
  confidence: 0.97,
  anchors: ['@'],
  pattern: rx(
    `\\bmon (?:nouveau |nouvelle )?(?:adresse )?(?:e-?mail|mail|courriel|adresse) ?(?:est|c'est|:) ?(?<value>[\\w.+-]{1,40}@[\\w-]{1,40}(?:\\.[\\w-]{1,20}){1,3})`,
  ),
  draft: (match) => {
    const value = match.capture('value')
    return value ? { slot: 'email', value } : null
  },
  examples: [
    { text: 'Mon mail est otto@exemple.org', cards: [{ slot: 'email', value: 'otto@exemple.org' }] },
  ],
  counterExamples: ['Écris à otto@exemple.org', 'Son mail est otto@exemple.org'],
})
