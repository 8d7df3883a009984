import type { RuleMatch } from '@recollect/core/extraction'
import { KIN } from './lexicon/kinship.ts'
import { oneOf } from './lexicon/words.ts'

/** Text is matched without accents and in small letters; `’` has become `'`. */
export const rx = (source: string): RegExp => new RegExp(source, 'gu')

export const KIN_WORDS = oneOf(KIN.keys())

const ADVERBS =
  '(?:maintenant|actuellement|desormais|toujours|aussi|vraiment|encore|juste|bien|beaucoup|tres|surtout)'

/** Up to two adverbs after a verb, each with the space after it. */
export const ADV = `(?:${ADVERBS} ){0,2}`

/** "Je", or one of the family; group `kin`. Ends before the verb. */
export const WHO = `\\b(?:je |j'|(?:ma|mon|mes) (?<kin>${KIN_WORDS}) )`

/** The speaker alone. */
export const I = "\\b(?:je |j'|moi je )"

/** "Ne" as it is written, or left out as it is said. */
export const NE = "(?:n'|ne )?"

/** Since when, until when: said after the rest, at the end of the clause. */
const WHEN =
  "(?: (?:maintenant|depuis|en (?=\\d)|il y a|l'an |l'annee|le mois|la semaine|hier|cette annee|ce mois)[\\p{L}\\d' ]{0,25})?$"

/** A place, up to the end of the clause or the time words there. */
export const PLACE = `(?<value>\\p{L}[\\p{L}' -]{1,40}?)${WHEN}`
/** A thing: words up to the end of the clause. */
export const THING = '(?<value>[^,.;:!?()"«»]{2,60})'
export const LIST = '(?<value>[^.;:!?()"«»]{2,120})'

/** À, au, aux, en, dans, sur. */
export const IN = "(?:a l'|a la |a |au |aux |en |dans le |dans la |dans |sur )"

/** `user`, or `user.sister` for "ma sœur". */
export function whose(match: RuleMatch): string {
  const relation = KIN.get(match.raw('kin') ?? '')
  return relation === undefined ? 'user' : `user.${relation}`
}
