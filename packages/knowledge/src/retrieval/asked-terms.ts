import type { Engine } from '../engine.ts'
import type { LanguagePack } from '@recollect/core'
import { keywordsOf, otherForms, queryTerms } from '@recollect/core/plugin'
import type { QueryTerm } from '@recollect/core/plugin'
import { normalizeText } from '@recollect/core/text'

/** A term of a query, and what it says of it. */
export interface AskedTerm extends QueryTerm {
  /** It says when, not what: now, 以前. What is found need not hold it. */
  readonly isTime: boolean
  /** An everyday word: change, 用. */
  readonly isCommon: boolean
  /** A pronoun made one: it adds to what is found, and finds nothing by itself. */
  readonly isPronoun: boolean
}

/** A word that says when counts for little beside what it is about. */
const TIME = 0.1
/** A pronoun made one: 我 → 用户, as it stands in the keys of what is known of the user. */
const PRONOUN = 0.3

/** Terms to look for nodes and episodes by, each once: the query's own, then other forms of its words, then its pronouns made one. Pure. */
export function askedTerms(engine: Engine, query: string): readonly AskedTerm[] {
  const { packs, termsOf } = engine
  const { text } = normalizeText(query)
  const told = new Set(termsOf(withoutTimeWords(packs, text)))
  const common = commonTerms(engine, text)
  const terms = queryTerms(engine, query).map((term): AskedTerm => {
    const isTime = told.size > 0 && term.isOwn && !told.has(term.term)
    const share = isTime ? term.share * TIME : term.share
    return { ...term, share, isTime, isCommon: common.has(term.term), isPronoun: false }
  })
  const known = new Set(terms.map(({ term }) => term))
  const pronouns = otherForms(engine, query, ['pronouns']).flatMap((word) => termsOf(word))
  const more = [...new Set(pronouns)].filter((term) => !known.has(term))
  return [
    ...terms,
    ...more.map((term) => ({
      term,
      isOwn: false,
      share: PRONOUN,
      isTime: false,
      isCommon: false,
      isPronoun: true,
    })),
  ]
}

/** Blanks them, so that what stands beside them is not joined to them. */
const withoutTimeWords = (packs: readonly LanguagePack[], text: string): string =>
  packs.reduce((rest, { cues, fold }) => {
    const { timeWords } = cues ?? {}
    return timeWords === undefined ? rest : fold(rest).replace(timeWords, (word) => ' '.repeat(word.length))
  }, text)

/** Terms of the text's everyday words. */
function commonTerms({ packs, termsOf }: Engine, text: string): ReadonlySet<string> {
  const words = keywordsOf(packs, text).filter(({ folded }) =>
    packs.some(({ lexicon }) => lexicon.commonWords?.has(folded)),
  )
  return new Set(words.flatMap(({ folded }) => termsOf(folded)))
}
