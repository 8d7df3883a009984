import type { LanguagePack } from '../plugin/language-pack.ts'
import type { NormalizedText } from '../plugin/text.ts'
import { emojiOf } from './emoji.ts'
import { AT_ONCE, partsIn } from './parts.ts'
import { blankRecalled } from './recalled.ts'
import { normalizeText } from '../util/normalize.ts'
import type { TermsOf } from './terms.ts'

/** Cuts a text as the packs do, into terms and into pieces that are none. */
export interface Cutting {
  readonly termsOf: TermsOf
  readonly piecesOf: TermsOf
}

/** About as many different terms as a text that is read at once can have: each is an entry of the index. */
const MOST_TERMS = 100_000

/**
 * Terms a message is found by, and their pieces, with how often they stand there: of its text, without what a context had put there, and
 * of its speaker's name. A long text is cut part by part. `normalized`: the text, where that is at hand. Linear.
 */
export function countIndexTerms(
  { termsOf, piecesOf }: Cutting,
  { text, normalized }: { readonly text: string; readonly normalized?: NormalizedText },
  speaker: string | null,
): Map<string, number> {
  const counts = new Map<string, number>()
  const count = (form: string) => {
    for (const term of [...termsOf(form), ...piecesOf(form), ...emojiOf(form)]) {
      const before = counts.get(term)
      if (before !== undefined || counts.size < MOST_TERMS) counts.set(term, (before ?? 0) + 1)
    }
  }
  if (normalized?.source === text) count(blankRecalled(normalized.text))
  else for (const part of partsIn(blankRecalled(text), AT_ONCE)) count(part.normalized.text)
  if (speaker !== null) count(speaker.normalize('NFKC').toLowerCase())
  return counts
}

/** Each is a row of the index. */
const MAX_TERMS = 256

/**
 * Index terms of some texts, each once, in order, at most 256: what episodes and nodes are found by, and what a query looks for. Words
 * without content are none, as everywhere in the index: the packs' tokenizers leave their stop words out. Pure; linear.
 */
export function contentTerms(
  { termsOf }: { readonly termsOf: TermsOf },
  ...texts: readonly string[]
): readonly string[] {
  const terms = new Set<string>()
  for (const text of texts) {
    for (const term of termsOf(normalizeText(text).text)) {
      if (terms.size === MAX_TERMS) return [...terms]
      terms.add(term)
    }
  }
  return [...terms]
}

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
