import {
  AUXILIARIES,
  CONJUNCTIONS,
  DETERMINERS,
  MONTHS,
  NO_NOUNS,
  NUMBERS,
  POSSESSIVES,
  PREPOSITIONS,
  PRONOUNS,
  REASONS,
  SEASONS_AND_FEASTS,
  SUBORDINATORS,
  TIMES,
  UNITS,
  WEEKDAYS,
} from '../lexicon/grammar/grammar.ts'
import { PASTIMES } from '../lexicon/pastimes/pastimes.ts'
import { isClosed } from './closed.ts'
import { opensPredicate } from './inflected.ts'
import { isMark } from './words.ts'
import type { Word } from './words.ts'

/** A noun phrase: its words without determiner, as positions among the words of the sentence. */
export interface Phrase {
  readonly from: number
  readonly to: number
  /** The determiner or possessive before it, empty for none. */
  readonly det: string
  readonly key: string
  readonly head: string
}

const BEFORE_UNIT = new Set(['last', 'next', 'this', 'every', 'each', 'past', 'most', 'other'])
const NAMES_TIME = (key: string): boolean =>
  UNITS.has(key.replace(/s$/u, '')) || WEEKDAYS.has(key.replace(/s$/u, ''))

/** Whether words that tell when begin here: "last week", "2 yrs ago", "every sunday", "yesterday". */
export function timeAt(words: readonly Word[], at: number): number {
  const [key, next, third] = [0, 1, 2].map((step) => words[at + step]?.key ?? '')
  if (key === undefined || next === undefined || third === undefined) return at
  if (BEFORE_UNIT.has(key) && (NAMES_TIME(next) || MONTHS.has(next) || SEASONS_AND_FEASTS.has(next)))
    return at + 2
  if (BEFORE_UNIT.has(key) && BEFORE_UNIT.has(next) && NAMES_TIME(third)) return at + 3
  if ((/^\d/u.test(key) || NUMBERS.has(key) || key === 'a' || key === 'an') && NAMES_TIME(next))
    return at + (/^(?:ago|now|in|back|old|straight|later)$/u.test(third) ? 3 : 2)
  if (/^\d+(?:yrs?|hrs?|mins?|x|ish)$/u.test(key)) return at + 1
  if (TIMES.has(key) || WEEKDAYS.has(key)) return at + 1
  return at
}

const ENDS: readonly ReadonlySet<string>[] = [
  AUXILIARIES,
  CONJUNCTIONS,
  REASONS,
  SUBORDINATORS,
  PRONOUNS,
  POSSESSIVES,
  DETERMINERS,
  TIMES,
]

function isOver(words: readonly Word[], at: number, from: number): boolean {
  const word = words[at]
  if (!word || isMark(word) || word.key === "'d") return true
  if (word.key === "'s") return at === from || !continuesOwner(words, at)
  if (PREPOSITIONS.has(word.key)) return word.key !== 'of' || at === from
  if (ENDS.some((list) => list.has(word.key)))
    return !(words[at - 1]?.key === 'of' && DETERMINERS.has(word.key))
  if (timeAt(words, at) > at) return true
  return at > from && opensPredicate(word.key) && !isCompound(words, at)
}

/** "Rock climbing", "a video editing business": such a word is part of a noun unless grammar follows it. */
function isCompound(words: readonly Word[], at: number): boolean {
  const key = words[at]?.key ?? ''
  if (!key.endsWith('ing')) return false
  if (PASTIMES.has(`${words[at - 1]?.key ?? ''} ${key}`)) return true
  const next = words[at + 1]
  return next !== undefined && !isMark(next) && !isClosed(next.key) && !opensPredicate(next.key)
}

/** "My mom's house" goes on; "my mom's in Rome" does not. */
const continuesOwner = (words: readonly Word[], at: number): boolean => {
  const next = words[at + 1]
  return (
    next !== undefined &&
    !isMark(next) &&
    !ENDS.some((list) => list.has(next.key)) &&
    !PREPOSITIONS.has(next.key)
  )
}

/** The noun phrase that begins here, its end decided by what follows; null for none. */
export function phraseAt(words: readonly Word[], at: number): Phrase | null {
  let from = at
  let det = ''
  if (timeAt(words, at) > at) return null
  while (DETERMINERS.has(words[from]?.key ?? '') || POSSESSIVES.has(words[from]?.key ?? '')) {
    det = words[from]?.key ?? ''
    from += 1
  }
  let to = from
  while (!isOver(words, to, from)) to += 1
  if (to === from || (NO_NOUNS.has(words[from]?.key ?? '') && words[from + 1]?.key === 'of')) return null
  const keys = words.slice(from, to).map(({ key }) => key)
  return { from, to, det, key: keys.join(' ').replaceAll(" 's", "'s"), head: keys.at(-1) ?? '' }
}

const YEAR = /^(?:(?:19|20)\d\d|'?\d0s|\d{1,2}(?:st|nd|rd|th)|\d{1,2}[:.]\d\d.*|\d{1,2}(?:am|pm))$/u

/** Whether a phrase after a preposition tells when, not where: "in march", "since 2019", "for three years". */
export function isTime({ key, head }: Phrase): boolean {
  const bare = head.replace(/s$/u, '')
  return (
    UNITS.has(bare) ||
    WEEKDAYS.has(bare) ||
    MONTHS.has(head) ||
    MONTHS.has(key.split(' ')[0] ?? '') ||
    SEASONS_AND_FEASTS.has(key) ||
    YEAR.test(key)
  )
}

/** Further items of a list that begins with a phrase: "kayla, rob and dmitri". */
export function listFrom(words: readonly Word[], first: Phrase): readonly Phrase[] {
  const items = [first]
  let at = first.to
  let closed = false
  for (;;) {
    const key = words[at]?.key ?? ''
    const comma = key === ','
    const and = comma ? words[at + 1]?.key === 'and' : /^(?:and|&|plus|\+)$/u.test(key)
    if (!comma && !and) break
    const next = phraseAt(words, at + (comma && and ? 2 : 1))
    if (!next) break
    items.push(next)
    at = next.to
    closed = and
    if (and) break
  }
  return closed ? items : [first]
}
