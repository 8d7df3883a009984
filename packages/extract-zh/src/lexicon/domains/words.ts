import type { Field } from '../../query/thesaurus/field.ts'

const BETWEEN_LINKED = /[,>\n]/u

/** The words of a field of the thesaurus that mean the same as another of it. */
export const wordsIn = ({ same }: Field): readonly string[] =>
  same.split(BETWEEN_LINKED).map((word) => word.trim())

/** What the words of a domain are made from. */
interface Source {
  readonly words: string
  /** Words that other lists have. Single characters of them stand in too many other words. */
  readonly of?: readonly (readonly string[])[]
  /** Words of those lists that are over-general, about another field more often, or part of words of another. */
  readonly but?: string
}

const split = (text: string): readonly string[] => text.trim().split(/\s+/u)

/** The words of a domain, each once. */
export function wordsOf({ words, of = [], but = '' }: Source): readonly string[] {
  const left = new Set(split(but))
  const kept = of.flat().filter((word) => word.length > 1 && !left.has(word))
  return [...new Set([...split(words), ...kept])]
}
