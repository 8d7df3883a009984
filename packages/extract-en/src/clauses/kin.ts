import { OCCUPATIONS } from '../lexicon/work/occupations.ts'
import { BREEDS } from '../lexicon/pets/animals.ts'
import { HEALTH_ADJECTIVES } from '../lexicon/health/health.ts'
import { FEMALE_RELATIONS, KIN, KIN_MODIFIERS, MALE_RELATIONS } from '../lexicon/people/kinship.ts'
import { NATIONALITIES } from '../lexicon/self/nationalities.ts'
import { DIETS } from '../lexicon/grammar/noun-classes.ts'
import { wordSet } from '../lexicon/grammar/words.ts'
import { OWN_POSSESSIVES } from '../lexicon/grammar/grammar.ts'
import { TRAITS } from '../lexicon/self/self-labels.ts'
import { BARE_KIN, SPOUSES } from '../lexicon/people/people.ts'
import { petKind } from '../text/pet.ts'
import { isClosed } from './closed.ts'
import { nameAt } from './name.ts'
import type { Said } from './said.ts'
import { isMark } from './words.ts'

/** A relative as named: "my older sister Jess". Positions among the words. */
export interface Kin {
  readonly relation: string
  readonly word: string
  readonly from: number
  /** Where the relation stands, and what follows it. */
  readonly at: number
  readonly end: number
  /** The name's position, or -1. */
  readonly name: number
}

const MODIFIERS: ReadonlySet<string> = new Set([
  ...KIN_MODIFIERS.flatMap((words) => words.split(' ')),
  'year',
  'month',
  'yr',
  'old',
  'eldest',
  'wonderful',
  'future',
])
const LONGEST_KIN = 3

const describes = (key: string): boolean =>
  MODIFIERS.has(key) ||
  /^(?:\d{1,2}|\d{1,2}-?(?:years?|yrs?)-?old|\d{1,2}yo)$/u.test(key) ||
  [OCCUPATIONS, NATIONALITIES, HEALTH_ADJECTIVES, BREEDS, TRAITS, DIETS].some((list) => list.has(key))

function relationAt({ words }: Said, at: number): { readonly relation: string; readonly end: number } | null {
  for (let length = LONGEST_KIN; length > 0; length--) {
    const some = words.slice(at, at + length)
    const relation = some.length === length ? KIN.get(some.map(({ key }) => key).join(' ')) : undefined
    if (relation !== undefined) return { relation, end: at + length }
  }
  return null
}

/** "My older sister Jess", "our dog", "the wife", and "mom" where a clause begins. */
export function kinAt(said: Said, from: number, opens: boolean, isOther = false): Kin | null {
  const key = said.words[from]?.key ?? ''
  const isOwn = OWN_POSSESSIVES.has(key) || (opens && key === 'me' && relationAt(said, from + 1) !== null)
  const isBare = opens && BARE_KIN.has(key)
  const isThe =
    (key === 'the' || (isOther && /^an?$/u.test(key))) &&
    (isOther || SPOUSES.has(said.words[from + 1]?.key ?? ''))
  if (!isOwn && !isBare && !isThe) return null
  let at = isBare ? from : from + 1
  let found = relationAt(said, at)
  for (let steps = 0; found === null && steps < 4 && describes(said.words[at]?.key ?? ''); steps++) {
    at += 1
    found = relationAt(said, at)
  }
  if (!found) return breedAt(said, from)
  // "My eldest daughter", "my baby brother": who is meant is said last.
  const whole = describes(said.words[at]?.key ?? '') ? relationAt(said, found.end) : null
  if (whole && found.end === at + 1) {
    at = found.end
    found = whole
  }
  const name = nameAfter(said, found.end, !COMPOUND.has(said.words[found.end - 1]?.key ?? ''))
  const end = name < 0 ? found.end : name + 1
  return { relation: found.relation, word: said.words[at]?.key ?? '', from, at, end, name }
}

/** "Our lab Bailey", "my tabby Gus": an animal by its breed, where a name follows. */
function breedAt(said: Said, from: number): Kin | null {
  for (const at of [from + 1, from + 2, from + 3]) {
    const word = said.words[at]?.key ?? ''
    if (isClosed(word)) return null
    const isCalled = !OF_ANIMALS.has(said.words[at + 1]?.key ?? '') && nameAt(said, at + 1, true)
    if (isCalled && petKind(word) !== undefined)
      return { relation: 'pet', word, from, at, end: at + 2, name: at + 1 }
  }
  return null
}

/** Nouns that begin other nouns: "baby monitor", "boy band". A name after them is a known one, or has a capital. */
const COMPOUND: ReadonlySet<string> = new Set([
  'baby',
  'toddler',
  'kid',
  'girl',
  'boy',
  'mother',
  'father',
  'partner',
  'twin',
  'parent',
  'teacher',
  'boss',
  'coach',
  'doctor',
  'manager',
  'tutor',
  'child',
])

/** Nouns after an animal that are no names: "bird feeder", "cat tree". */
const OF_ANIMALS = wordSet(
  'feeder, pad, mat, trap, tank, tree, food, bed, cage, house, toy, toys, leash, collar, park, box, litter, walker, sitter, groomer, bowl, door, carrier, person, lady, lover, owner, hair, breeder, trainer, cam, run, flap, bite, show, coop, stable, pen, crate, treats, bath, bowl, bag',
)

function nameAfter(said: Said, at: number, loose: boolean): number {
  const opening = said.words[at]?.key ?? ''
  const next = opening === ',' || opening === '(' ? at + 1 : at
  if (OF_ANIMALS.has(said.words[next]?.key ?? '') || !nameAt(said, next, loose && next === at)) return -1
  const after = said.words[next + 1]
  // "My sister, Jess, …", "my husband (Tom) …": a mark closes what one opened.
  return next > at && after !== undefined && !isMark(after) ? -1 : next
}

/** "The kids named her Olive because she's green": she is none of them. */
export const isSeveral = ({ word }: Pick<Kin, 'word'>): boolean =>
  /^(?:.*[^s]s|children|kids)$/u.test(word) && word !== 'boss'

/** Whether "he" or "she" may be a relative. */
export const isMeant = (pronoun: string, relation: string): boolean =>
  (pronoun === 'he' && !FEMALE_RELATIONS.has(relation)) ||
  (pronoun === 'she' && !MALE_RELATIONS.has(relation))
