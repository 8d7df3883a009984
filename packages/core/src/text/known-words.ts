import type { LanguagePack } from '../plugin/language-pack.ts'

/** Whether it is a word that says nothing of a text: a stop word, or one that everybody uses. Pure. */
export const isEveryday = (packs: readonly LanguagePack[], term: string): boolean =>
  packs.some(
    ({ lexicon: { stopwords, commonWords } }) => stopwords.has(term) || commonWords?.has(term) === true,
  )

/** Whether a dictionary has it. Pure. */
export const isKnown = (packs: readonly LanguagePack[], term: string): boolean =>
  packs.some(
    ({ lexicon: { contentWords, synonyms, related } }) =>
      contentWords.has(term) || synonyms.has(term) || related?.has(term) === true,
  )
