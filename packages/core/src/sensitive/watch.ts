import type { Engine } from '../engine.ts'
import type { NewCard } from '../plugin/cards.ts'
import type { ScopeTransaction } from '../plugin/store.ts'
import { normalizeText } from '../util/normalize.ts'
import { knownWords, sensitiveWords } from './known-words.ts'

/** Sees to it that texts with a sensitive value in them are sealed, where the others are not. */
export interface SensitiveWatch {
  /** Whether a word of a sensitive value that is known stands in a text. */
  mentions(text: string): Promise<boolean>
  /** Told of a card that is written: earlier messages with its value in them are sealed. */
  arrives(card: NewCard): Promise<void>
}

/** Postings read at once: more than a scope has of a word that says something. */
const POSTINGS = 100_000
const MESSAGES = 500

/** For one transaction; null where the store seals all texts or none. */
export function sensitiveWatch(
  engine: Engine,
  scope: string,
  { items, cards, search }: ScopeTransaction,
): SensitiveWatch | null {
  if (items.seal === undefined) return null
  const seal = items.seal.bind(items)
  const added = new Set<string>()
  let known: Promise<ReadonlySet<string>> | null = null
  return {
    mentions: async (text) => {
      known ??= knownWords(engine, scope, cards)
      const words = await known
      if (words.size + added.size === 0) return false
      const { text: form } = normalizeText(text)
      return [...engine.termsOf(form), ...engine.piecesOf(form)].some(
        (term) => words.has(term) || added.has(term),
      )
    },
    arrives: async (card) => {
      const words = sensitiveWords(engine, card).filter((word) => !added.has(word))
      if (words.length === 0) return
      for (const word of words) added.add(word)
      const { terms } = await search.postings(words, POSTINGS)
      const seqs = [...new Set(terms.flatMap(({ postings }) => postings.map(([seq]) => seq)))]
      for (let from = 0; from < seqs.length; from += MESSAGES) {
        const found = await items.bySeq(seqs.slice(from, from + MESSAGES))
        await seal(found.map(({ id }) => id))
      }
    },
  }
}
