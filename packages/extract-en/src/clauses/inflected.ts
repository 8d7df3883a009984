import { baseForms } from '../query/morphology/base-forms.ts'
import { verbsKnown } from '../frames/index.ts'
import { COMMON_VERBS } from '../lexicon/grammar/grammar.ts'

export type Form = 'base' | 's' | 'past' | 'ing'

export interface Inflected {
  readonly lemma: string
  readonly form: Form
}

/** Past forms that are written like the base. */
const UNCHANGED: ReadonlySet<string> = new Set([
  'quit',
  'cut',
  'put',
  'hit',
  'let',
  'set',
  'split',
  'bet',
  'broke',
  'found',
])

const formOf = (word: string, lemma: string): Form => {
  if (word === lemma) return UNCHANGED.has(word) ? 'past' : 'base'
  if (word.endsWith('ing')) return 'ing'
  return /s$/u.test(word) && !/^(?:was|lost)$/u.test(word) ? 's' : 'past'
}

const seen = new Map<string, Inflected | null>()
const MOST = 5000

/** What verb of the frames a word is a form of, and which; null for none. */
export function inflected(word: string): Inflected | null {
  const known = seen.get(word)
  if (known !== undefined) return known
  const verbs = verbsKnown()
  const lemma = [word, ...baseForms(word)].find((one) => verbs.has(one))
  const found = lemma === undefined ? null : { lemma, form: formOf(word, lemma) }
  if (seen.size < MOST) seen.set(word, found)
  return found
}

/** Whether a word after a noun is the verb of a new predicate: "the shop in Leeds keeps …". */
export function opensPredicate(word: string): boolean {
  const verb = inflected(word)
  if (verb)
    return verb.form === 'ing' || verb.form === 'past' || (verb.form === 's' && COMMON_VERBS.has(verb.lemma))
  const lemma = baseForms(word).find((one) => COMMON_VERBS.has(one))
  return lemma !== undefined && lemma !== word
}
