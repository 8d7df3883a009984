import { defineRule } from '@recollect/rules'
import { IN, rx } from '../patterns.ts'

const WHEN =
  "(?:demain|apres-demain|ce soir|ce week-end|cet ete|(?:la semaine|le mois|l'annee) prochaine?|(?:lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche)(?: prochain)?)"

/** "Je pars à Rome demain". Without a day it is where one is going now: `fr/when-words` drops it. */
export const plan = defineRule({
  id: 'fr/plan.travel',
  priority: 80,
  confidence: 0.85,
  anchors: ['je pars', 'je vais', "je m'envole"],
  pattern: rx(
    `\\b(?:je pars|je vais|je m'envole) (?:${WHEN} )?(?:${IN}|pour )(?<value>\\p{L}[\\p{L}' -]{1,30}?)(?: ${WHEN})?$`,
  ),
  draft: (match) => {
    const value = match.capture('value')
    return value && /^\p{Lu}/u.test(value.text) ? { slot: 'plan', value } : null
  },
  examples: [
    { text: 'Je pars à Rome demain', cards: [{ slot: 'plan', value: 'Rome' }] },
    { text: 'La semaine prochaine, je vais à Porto', cards: [{ slot: 'plan', value: 'Porto' }] },
  ],
  counterExamples: ['Je vais à la boulangerie', 'Je pars demain', 'Demain il part à Rome', 'Je vais à Rome'],
})

const DONE: readonly (readonly [verb: string, slot: string])[] = [
  ['me suis mariee?', 'event_relationship'],
  ['me suis fiancee?', 'event_relationship'],
  ['suis partie? a la retraite', 'event_work'],
  ['ai eu mon bac', 'event_education'],
  ['ai obtenu mon diplome', 'event_education'],
]

/** "Je me suis mariée en 2015". */
export const event = defineRule({
  id: 'fr/event.dated',
  priority: 82,
  confidence: 0.88,
  anchors: ['marie', 'fiance', 'retraite', 'mon bac', 'diplome'],
  pattern: rx(
    `\\bj(?:e |')(?<value>${DONE.map(([verb]) => verb).join('|')})(?<when> (?:en|l'|le|la|il y a) ?[\\p{L}\\d' ]{3,20})?$`,
  ),
  draft: (match) => {
    const value = match.capture('value')
    const slot = DONE.find(([verb]) => new RegExp(`^(?:${verb})$`, 'u').test(match.raw('value') ?? ''))?.[1]
    return value && slot !== undefined ? { slot, value, when: match.capture('when')?.text } : null
  },
  examples: [
    { text: 'Je me suis mariée en 2015', cards: [{ slot: 'event_relationship', value: 'me suis mariée' }] },
    {
      text: "J'ai eu mon bac l'année dernière",
      cards: [{ slot: 'event_education', value: 'ai eu mon bac' }],
    },
  ],
  counterExamples: [
    'Je me marierais bien',
    'Elle s’est mariée en 2015',
    'Quand est-ce que je me suis mariée ?',
  ],
})
