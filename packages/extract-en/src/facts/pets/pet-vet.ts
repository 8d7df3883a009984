import { defineRule } from '@recollect/rules'
import type { ExtractionRule } from '@recollect/core/extraction'
import { ANIMALS, BREEDS } from '../../lexicon/pets/animals.ts'
import { GIVEN_NAMES } from '../../lexicon/people/names.ts'
import { LEADS, rx } from '../../text/patterns.ts'
import { keyOf } from '../../text/capture.ts'

const TAKEN =
  '(?:have to take|had to take|had to rush|need to take|needed to take|got to take|gotta take|taking|took|just took|going to take|rushed|brought|need to get|getting|got)'

/** "I took Rufus to the groomer", "took our hamster to the groomer": whom one takes there is one's pet. */
export const petVet: ExtractionRule = defineRule({
  id: 'en/pet.vet',
  priority: 90,
  confidence: 0.93,
  anchors: ['the vet', 'the groomer', 'the kennel', 'the cattery', 'puppy class', 'obedience class'],
  pattern: rx(
    `(?:\\b(?:i|we|i've|we've|i'm|im|we're) (?:just |had to |have to |also |am |are )*|^${LEADS}(?:just )?|, )${TAKEN} (?<mine>my |our |the )?(?<who>[\\p{L}]{2,14}) (?:back )?(?:to|at|in to|into) (?:the vets?|the vet'?s|the groomers?|the groomer'?s|the kennels?|the cattery|puppy classes|obedience classes)(?![a-z])`,
  ),
  draft: (match) => {
    const who = match.capture('who')
    if (!who) return null
    const key = keyOf(who.text)
    if (ANIMALS.has(key) || BREEDS.has(key))
      return match.raw('mine') === undefined ? null : { slot: 'pet', value: who }
    const named = /^\p{Lu}\p{Ll}/u.test(who.text) || GIVEN_NAMES.has(key)
    return named && match.raw('mine') === undefined && !/^(?:him|her|it|them|one|mom|mum|dad)$/u.test(key)
      ? { slot: 'name', value: who, entity: 'user.pet' }
      : null
  },
  examples: [
    { text: 'I took Rufus to the groomer', cards: [{ slot: 'name', value: 'Rufus', entity: 'user.pet' }] },
    { text: 'I took our hamster to the vet', cards: [{ slot: 'pet', value: 'hamster' }] },
  ],
  counterExamples: [
    'he took Rufus to the vet',
    'I took him to the vet',
    'should I take a stray to the vet?',
    'I took mum to the vet',
  ],
})
