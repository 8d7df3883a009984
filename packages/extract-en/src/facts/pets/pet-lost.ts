import { defineRule } from '@recollect/rules'
import type { ExtractionRule } from '@recollect/core/extraction'
import { ANIMALS } from '../../lexicon/pets/animals.ts'
import { GIVEN_NAMES } from '../../lexicon/people/names.ts'
import { alt, LEADS, rx } from '../../text/patterns.ts'
import { keyOf } from '../../text/capture.ts'
import { petKind } from '../../text/pet.ts'

const ADJECTIVE = '(?:(?:old|little|sweet|beloved|poor|pet|dear|older|younger|first) )'
const ANIMAL = alt(ANIMALS)
const GONE =
  '(?:died|dies|passed away|passed|was put down|had to be put down|had to be put to sleep|was put to sleep|ran away|is (?:dead|gone)|has (?:died|passed away))'

/** "My dog died", "we had to put down our cat": kept no longer. */
const petLost: ExtractionRule = defineRule({
  id: 'en/pet.lost',
  priority: 94,
  confidence: 0.92,
  anchors: [
    'died',
    'dies',
    'passed',
    'put down',
    'put to sleep',
    'put my',
    'put our',
    'lost my',
    'lost our',
    'ran away',
    'dead',
    'is gone',
    'rehome',
    'gave',
    'give',
  ],
  pattern: rx(
    `\\b(?:my|our) ${ADJECTIVE}{0,2}(?<what>${ANIMAL})(?:,? (?<name>[a-z]{2,14}),?)?? (?:just |sadly |recently |unfortunately |finally )?${GONE}\\b|\\b(?:i|we) (?:just |recently |sadly )?(?:had to put down|put down|rehomed|had to rehome|got rid of|had to give up) (?:my|our|the) ${ADJECTIVE}{0,2}(?<down>${ANIMAL})\\b|(?:\\b(?:i|we) (?:just |recently |sadly |had to )?|^${LEADS})(?:gave|give) (?:my|our|the) ${ADJECTIVE}{0,2}(?<gave>${ANIMAL})(?: [a-z]{2,14})?? (?:back|away|up)\\b(?! (?:a|some|the) )|\\b(?:i|we) (?:had to )?(?:put|lost) (?:my|our) ${ADJECTIVE}{0,2}(?<lost>${ANIMAL})(?: [a-z]{2,14})?? (?:down$|to sleep|to (?:cancer|old age|illness|an? )|last (?:year|month|winter|spring|summer|fall)|(?:in|back in) (?:(?:19|20)\\d{2}|(?:early |late )?(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*)|suddenly|recently|yesterday|today|this (?:week|month|year|morning|summer|spring|winter)|over christmas|after \\d|$|(?:two|three|\\d|a few) (?:years|months) ago)`,
  ),
  draft: (match) => {
    const value =
      match.capture('what') ?? match.capture('down') ?? match.capture('gave') ?? match.capture('lost')
    if (!value) return null
    const gone = { slot: 'pet', value, relation: 'retracts' as const }
    const name = match.capture('name')
    const named = name && (GIVEN_NAMES.has(keyOf(name.text)) || /^\p{Lu}/u.test(name.text))
    // Nobody is called so any more either.
    return named
      ? [
          gone,
          {
            slot: 'name',
            entity: 'user.pet',
            value: name,
            relation: 'retracts' as const,
            facet: petKind(value.text),
          },
        ]
      : gone
  },
  examples: [
    {
      text: 'my ferret died',
      cards: [
        { slot: 'pet', value: 'ferret', relation: 'retracts' },
        { slot: 'event_death', value: 'died', entity: 'user.pet' },
      ],
    },
    { text: 'I had to put my cat down', cards: [{ slot: 'pet', value: 'cat', relation: 'retracts' }] },
    { text: 'our old cat Miso passed away', cards: [{ slot: 'pet', value: 'cat', relation: 'retracts' }] },
  ],
  counterExamples: ['did my dog die?', 'his dog died', 'if my cat ran away I would cry', 'my phone died'],
})

export const petsLost: readonly ExtractionRule[] = [petLost]
