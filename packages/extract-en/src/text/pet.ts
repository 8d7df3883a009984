import { ANIMALS, BREEDS } from '../lexicon/pets/animals.ts'
import { words, wordSet } from '../lexicon/grammar/words.ts'

/** Kind → the words people say for it: a kitten is asked after as a cat. */
export const PET_KINDS: ReadonlyMap<string, readonly string[]> = new Map(
  Object.entries({
    dog: 'dog, puppy, pupper, pooch, pup, doggo, doggy, hound, perro',
    cat: 'cat, kitten, kitty, gato',
    rabbit: 'rabbit, bunny',
    bird: 'bird, parrot, parakeet, budgie, cockatiel, cockatoo, macaw, canary, finch, lovebird, pigeon',
    fish: 'fish, goldfish, betta, betta fish, koi',
    turtle: 'turtle, tortoise',
    snake: 'snake, python, boa',
    lizard: 'lizard, gecko, iguana, bearded dragon, chameleon',
    horse: 'horse, pony',
    chicken: 'chicken, hen, rooster',
    pig: 'pig, piglet',
    'guinea pig': 'guinea pig',
    hamster: 'hamster',
    ferret: 'ferret',
  }).map(([kind, list]) => [kind, words(list)]),
)
const KIND = new Map([...PET_KINDS].flatMap(([kind, list]) => list.map((word) => [word, kind] as const)))
const CAT_BREEDS = wordSet(
  'tabby cat, tuxedo cat, tortie, tortoiseshell, moggy, russian blue, birman, burmese cat, persian cat, bengal cat, devon rex, persian, siamese, maine coon, ragdoll, bengal, sphynx, tabby, calico, british shorthair, scottish fold',
)
const HORSE_BREEDS = wordSet(
  'clydesdale, shetland pony, quarter horse, arabian horse, thoroughbred, mustang horse',
)

/** "puppies" → "puppy", "cats" → "cat". */
const singular = (word: string) => word.replace(/ies$/u, 'y').replace(/(?<=[^s])s$/u, '')

function kindOf(word: string): string | undefined {
  if (word === 'pet') return undefined
  const known = KIND.get(word)
  if (known !== undefined) return known
  if (CAT_BREEDS.has(word)) return 'cat'
  if (HORSE_BREEDS.has(word)) return 'horse'
  if (BREEDS.has(word)) return 'dog'
  return ANIMALS.has(word) ? word : undefined
}

/** Kind of a pet as one noun (`dog`, `cat`), whatever it was called; undefined when the word tells none ("pet"). */
export const petKind = (word: string | undefined): string | undefined =>
  word === undefined ? undefined : (kindOf(word) ?? kindOf(singular(word)))
