import { groupsOf } from '../../query/morphology/groups.ts'
import { NOUNS, VERBS } from '../../query/morphology/irregular.ts'
import type { Field } from '../../query/thesaurus/field.ts'

const irregular = (text: string): ReadonlyMap<string, readonly string[]> =>
  new Map(groupsOf(text).map(([base = '', ...forms]) => [base, forms] as const))

const nouns = irregular(NOUNS)
const verbs = irregular(VERBS)

const HISSING = /(?:s|x|z|ch|sh)$/u
const CONSONANT_Y = /(?<=[^aeiou])y$/u
const SILENT_E = /(?<=[^eoy])e$/u
/** One syllable that ends in a vowel and a consonant: jog, plan, chop. */
const DOUBLING = /^[^aeiou]*[aeiou][bdgk-nprt]$/u
/** Neither a plural nor a verb's form has one. */
const FORMED = /(?:s|ing|ed|[^a-z])$/u
const WORD = /^[a-z]{3,20}$/u
const FIRST_WORD = /^[a-z]{1,20}/u

const withS = (word: string): string =>
  HISSING.test(word) ? `${word}es` : `${word.replace(CONSONANT_Y, 'ie')}s`

/** A noun, or a phrase that ends in one, with its plural. */
function counted(phrase: string): readonly string[] {
  const last = phrase.slice(Math.max(phrase.lastIndexOf(' '), phrase.lastIndexOf('-')) + 1)
  if (!WORD.test(last) || FORMED.test(phrase)) return [phrase]
  const plurals = nouns.get(last) ?? [withS(last)]
  return [phrase, ...plurals.map((plural) => phrase.slice(0, -last.length) + plural)]
}

/** A verb, or a phrase that begins with one, in each of its forms. */
function inflected(phrase: string): readonly string[] {
  const [verb = ''] = FIRST_WORD.exec(phrase) ?? []
  const root = DOUBLING.test(verb) ? `${verb}${verb.slice(-1)}` : verb.replace(SILENT_E, '')
  const past = verbs.get(verb) ?? [verb.endsWith('e') ? `${verb}d` : `${root.replace(CONSONANT_Y, 'i')}ed`]
  return [verb, withS(verb), `${root}ing`, ...past].map((form) => form + phrase.slice(verb.length))
}

const partsBy = (text: string, mark: RegExp): readonly string[] =>
  text
    .split(mark)
    .map((word) => word.trim())
    .filter((word) => word !== '')

const split = (text: string): readonly string[] => partsBy(text, /[,\n]/u)

/** The words of a field of the thesaurus that mean the same as another of it. */
export const wordsIn = ({ same }: Field): readonly string[] => partsBy(same, /[,>\n]/u)

/** What the words of a domain are made from. */
interface Source {
  /** Nouns, singular where they have one. */
  readonly things: string
  /** Verbs and phrases that begin with one, base forms. */
  readonly acts?: string
  /** Adjectives and phrases: found as they stand. */
  readonly also?: string
  /** Nouns that other lists have. */
  readonly of?: readonly Iterable<string>[]
  /** Words of those lists that are over-general or about another field more often. */
  readonly but?: string
}

/** The words of a domain in all their forms, each once. */
export function wordsOf({ things, acts = '', also = '', of = [], but = '' }: Source): readonly string[] {
  const left = new Set(split(but))
  const kept = of.flatMap((list) => [...list]).filter((word) => !left.has(word))
  return [
    ...new Set([
      ...[...split(things), ...kept].flatMap(counted),
      ...split(acts).flatMap(inflected),
      ...split(also),
    ]),
  ]
}
