import { isEveryday, isKnown, contentTerms } from '@recollect/core/plugin'
import type { Engine } from '../engine.ts'
import type { SearchReader } from '@recollect/core/store'
import type { MemoryItem } from '@recollect/core'
import { normalizeText } from '@recollect/core/text'

const DIGIT = /^\d$/u

/** Terms of a message that no other message of its scope has; without stop words and everyday ones. */
export interface LostWords {
  /** Those no dictionary knows: names, numbers, words of one's own. What is found by one of them was learned from this message. */
  readonly own: ReadonlySet<string>
  /** Those and the others: whoever wrote them elsewhere may have had them from this message, or have chosen them himself. */
  readonly all: ReadonlySet<string>
}

/** Before the message is removed. */
export async function lostWords(
  { packs, termsOf }: Pick<Engine, 'packs' | 'termsOf'>,
  search: SearchReader,
  { text, speaker }: Pick<MemoryItem, 'text' | 'speaker'>,
): Promise<LostWords> {
  const said = contentTerms({ termsOf }, text, speaker ?? '').filter(
    (term) => !DIGIT.test(term) && !isEveryday(packs, term),
  )
  const { terms } = said.length === 0 ? { terms: [] } : await search.postings(said, 1)
  const often = new Set(terms.flatMap(({ term, df }) => (df > 1 ? term : [])))
  const all = said.filter((term) => !often.has(term))
  return { own: new Set(all.filter((term) => !isKnown(packs, term))), all: new Set(all) }
}

/** Whether texts have one of some words, however long they are. Pure; linear. */
export const hasWord = (
  { termsOf }: Pick<Engine, 'termsOf'>,
  words: ReadonlySet<string>,
  ...texts: readonly string[]
): boolean => texts.some((text) => termsOf(normalizeText(text).text).some((term) => words.has(term)))
