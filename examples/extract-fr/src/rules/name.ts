import { defineRule } from '@recollect/rules'
import { ANIMALS } from '../lexicon/animals.ts'
import { oneOf } from '../lexicon/words.ts'
import { KIN_WORDS, rx, whose } from '../patterns.ts'

const NAME = "(?<value>(?!pas |plus )\\p{L}[\\p{L}'-]{1,20}(?: (?!et |pas )\\p{L}[\\p{L}'-]{1,20}){0,2})"

/** "Je m'appelle Ottoline"; "ma femme s'appelle Ida". */
export const nameIs = defineRule({
  id: 'fr/name.is',
  priority: 110,
  confidence: 0.95,
  anchors: ["m'appelle", "s'appelle", 'mon nom est', 'mon prenom est'],
  pattern: rx(
    `(?:^|\\s)(?:(?:et )?(?:je m'appelle|mon (?:pre)?nom est)|(?:ma|mon) (?<kin>${KIN_WORDS}) s'appelle) ${NAME}$`,
  ),
  draft: (match) => {
    const value = match.capture('value')
    return value ? { slot: 'name', value, entity: whose(match) } : null
  },
  examples: [
    { text: "Bonjour, je m'appelle Ottoline", cards: [{ slot: 'name', value: 'Ottoline' }] },
    { text: "Ma sœur s'appelle Solveig", cards: [{ slot: 'name', value: 'Solveig', entity: 'user.sister' }] },
  ],
  counterExamples: ["Comment je m'appelle ?", "Il s'appelle Rémi", "S'il te plaît, appelle un taxi"],
})

/** "Mon chien s'appelle Pacha": an animal is told from others by its kind. */
export const petName = defineRule({
  id: 'fr/name.pet',
  priority: 112,
  confidence: 0.93,
  anchors: ["s'appelle"],
  pattern: rx(`(?:^|\\s)(?:mon|ma) (?<pet>${oneOf(ANIMALS)}) s'appelle ${NAME}$`),
  draft: (match) => {
    const value = match.capture('value')
    return value ? { slot: 'name', value, entity: 'user.pet', facet: match.raw('pet') } : null
  },
  examples: [
    {
      text: "Mon chien s'appelle Pacha",
      cards: [{ slot: 'name', value: 'Pacha', entity: 'user.pet', facet: 'chien' }],
    },
  ],
  counterExamples: ["Comment s'appelle mon chien ?", "Le chien du voisin s'appelle Rex"],
})

/** "Appelle-moi Jo", "on m'appelle Jo". */
export const nickname = defineRule({
  id: 'fr/nickname.call',
  priority: 111,
  confidence: 0.9,
  anchors: ['appelle-moi', 'appelez-moi', "m'appelle", 'mon surnom'],
  pattern: rx(
    `(?:^|\\s)(?:(?:tu peux )?m'appeler|appelle(?:z)?-moi|on m'appelle|mon surnom(?: c')?(?: ?est)?) ${NAME}$`,
  ),
  draft: (match) => {
    const value = match.capture('value')
    // "On m'appelle souvent" calls nobody anything: a name begins with a capital letter.
    return value && /^\p{Lu}/u.test(value.text) ? { slot: 'nickname', value } : null
  },
  examples: [{ text: 'Appelle-moi Jo', cards: [{ slot: 'nickname', value: 'Jo' }] }],
  counterExamples: ['Appelle-moi demain', 'Appelle-moi un taxi', "On m'appelle souvent le soir"],
})
