import { keywordsOf } from './keywords.ts'
import { termsOrPictures } from './emoji.ts'
import { normalizeText } from '../util/normalize.ts'
import { otherForms } from './other-forms.ts'
import type { Wording } from './other-forms.ts'

/** A term to look for. */
export interface QueryTerm {
  readonly term: string
  /** It stands in the query, and is no other form of one of its words. */
  readonly isOwn: boolean
  /** 1 for a word of the query's own, less for what may mean something else. */
  readonly share: number
}

/** Each is a look-up in the index. */
const MAX_TERMS = 64
/** Words whose synonyms are looked for, and how many of each. */
const [WORDS, SYNONYMS] = [6, 4]
/** Another form of a word. */
const VARIANT = 0.7
/** A word that means the same, also in another language. */
const SYNONYM = 0.5
/** A single Chinese character of a longer query: it stands in many words. */
const PIECE = 0.3
const HAN = /\p{Script=Han}/gu
const SINGLE_HAN = /^\p{Script=Han}$/u

/** Terms of a query, each once: its own in their order, then other forms of its words, then synonyms. Pure. */
export function queryTerms(wording: Wording, query: string): readonly QueryTerm[] {
  const { text } = normalizeText(query)
  const own = [...new Set(termsOrPictures(wording.termsOf, text))].slice(0, MAX_TERMS)
  if (own.length === 0) return []
  const isLonger = (text.match(HAN) ?? []).length > 1
  const known = new Set(own)
  const others = (terms: readonly string[], share: number): QueryTerm[] => {
    const fresh = [...new Set(terms)].filter((term) => !known.has(term))
    for (const term of fresh) known.add(term)
    return fresh.map((term) => ({ term, isOwn: false, share }))
  }
  return [
    ...own.map((term) => ({ term, isOwn: true, share: isLonger && SINGLE_HAN.test(term) ? PIECE : 1 })),
    ...others(otherForms(wording, query, ['variants']), VARIANT),
    ...others(synonymsOf(wording, text), SYNONYM),
  ]
}

/** A few for each word that says what a query is about: everyday verbs mean too much. */
function synonymsOf(wording: Wording, text: string): readonly string[] {
  const { packs } = wording
  const isCommon = (word: string) => packs.some(({ lexicon }) => lexicon.commonWords?.has(word))
  const words = new Set(keywordsOf(packs, text).map(({ folded }) => folded))
  return [...words]
    .filter((word) => !isCommon(word))
    .slice(0, WORDS)
    .flatMap((word) => otherForms(wording, word, ['synonyms']).slice(0, SYNONYMS))
}
