import { wordSet } from '../lexicon/grammar/words.ts'
import { BREEDS, ANIMALS } from '../lexicon/pets/animals.ts'
import { AUXILIARIES } from '../lexicon/grammar/grammar.ts'
import { KIN } from '../lexicon/people/kinship.ts'
import { DOUBTFUL_NAMES, GIVEN_NAMES } from '../lexicon/people/names.ts'
import { OCCUPATIONS } from '../lexicon/work/occupations.ts'
import { OPENERS } from '../lexicon/people/people.ts'
import { PLACES } from '../lexicon/home/places.ts'
import { commonWords } from '../query/common-words.ts'
import { inflected } from './inflected.ts'
import { isClosed } from './closed.ts'
import type { Said } from './said.ts'

/** After "sister", "dad", "bird": a part of another word, or where somebody is. */
const PLAIN_WORDS = wordSet(
  'act, wives, jokes, joke, feeder, tank, tree, upstairs, downstairs, situation, code, energy, brain, bod, stuff, things, money, business, problems, drama, duty, duties, time, name, rules, lessons, shirt, car, house, room, food, bowl, cage, shop, store, film, movie, show, book, song, goals, era, vibes, figure, issues',
)
const LETTERS = /^\p{L}{3,14}$/u

/** Whether a word is none that is known: it may be a name written small. */
export const isUnknown = (key: string): boolean =>
  LETTERS.test(key) &&
  !isClosed(key) &&
  !inflected(key) &&
  !commonWords.has(key) &&
  ![KIN, ANIMALS, BREEDS, OCCUPATIONS, PLACES].some((list) => list.has(key)) &&
  !/(?:ing|ed|ly|ness|tion|ment|ful|less|ous|ies|est|able|ible)$/u.test(key)

export const isCapital = ({ words, written }: Said, at: number): boolean =>
  words[at] !== undefined && /^\p{Lu}/u.test(written(at, at + 1)?.text ?? '') && !OPENERS.has(words[at].key)

/** Whether a word is somebody's name: a given name, or written with a capital; `loose`, an unknown word before what is said of them. */
export function nameAt(said: Said, at: number, loose: boolean): boolean {
  const key = said.words[at]?.key ?? ''
  if (!LETTERS.test(key) || isClosed(key) || KIN.has(key)) return false
  const capital = isCapital(said, at)
  if (GIVEN_NAMES.has(key) && (capital || !DOUBTFUL_NAMES.has(key))) return true
  if (capital) return true
  const next = said.words[at + 1]?.key ?? ''
  return (
    loose &&
    isUnknown(key) &&
    !PLAIN_WORDS.has(key) &&
    (AUXILIARIES.has(next) || next === "'s" || /^(?:s|past)$/u.test(inflected(next)?.form ?? ''))
  )
}
