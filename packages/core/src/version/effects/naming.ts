import type { ValueForms } from '../../plugin/versioner.ts'
import type { MemoryCard } from '../../types/card.ts'
import type { Effect } from '../../types/effect.ts'

export interface Naming {
  readonly values: ValueForms
  /** Index terms of a text that carry content. */
  readonly telling: (text: string) => readonly string[]
}

/** A like is not ended by one of its words: who has gone off dogs likes hot dogs still. */
const WHOLE = /^(?:likes|dislikes|fear|hobby|preference|favorite_.+)$/u
/** Of the words of a value these say what it is about: "visit Lisbon with friends" is of Lisbon. */
const HEAD = 2

/** Which of the facts the words of an event name; in whole clauses, a fact is named by the words that say what it is about. */
export function namedIn(
  held: readonly MemoryCard[],
  said: readonly string[],
  { within = false }: Pick<Effect, 'within'>,
  naming: Naming,
): readonly MemoryCard[] {
  const begins = beginningsOf(said)
  const stated = held.filter(
    ({ value }) => value !== '' && begins.some((part) => value.toLowerCase().includes(part)),
  )
  if (within) return stated.filter((card) => said.some((words) => isWithin(card, words, naming)))
  return stated.filter((card) => said.some((words) => isNamed(card, words, naming)))
}

/** Forms of a word begin alike: a value without the beginning of any word that is said is not looked at further. */
function beginningsOf(said: readonly string[]): readonly string[] {
  const words = said.flatMap((text) => text.toLowerCase().match(WORD) ?? [])
  return [...new Set(words.map((word) => word.slice(0, BEGINNING)))]
}
const WORD = /\p{Script=Han}|[\p{L}\p{N}]{2,}|\p{N}/gu
const BEGINNING = 3

function isNamed(card: MemoryCard, words: string, naming: Naming): boolean {
  const { values, telling } = naming
  if (values.form(words) === values.form(card.value)) return true
  if (WHOLE.test(card.slot)) return isSame(telling(words), telling(card.value))
  if (values.standsIn(words, card.value)) return true
  return values.pointsAt(words, card.value) && !isBeyond(values.form(words), values.form(card.value))
}

/** "The dog's lead" is no dog; "the old dog" is. */
const isBeyond = (words: string, value: string): boolean => words.startsWith(value) && words !== value

const isSame = (one: readonly string[], other: readonly string[]): boolean =>
  one.length > 0 && one.every((term) => other.includes(term)) && other.every((term) => one.includes(term))

/** Terms of Chinese words overlap: the last says what it is. */
const HAN = /\p{Script=Han}/u

function isWithin(card: MemoryCard, words: string, { telling, values }: Naming): boolean {
  const [own, said] = [telling(card.value), new Set(telling(words))]
  if (own.length === 0) return values.standsIn(card.value, words)
  return WHOLE.test(card.slot)
    ? own.every((term, at) => said.has(term) || (at < own.length - 1 && HAN.test(term)))
    : own.slice(0, HEAD).some((term) => said.has(term))
}
