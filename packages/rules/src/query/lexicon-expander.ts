import { isConversation, EXPANSION_KINDS } from '@recollect/core/extraction'
import type { Lexicon, Expander, Expansion, ExpansionKind } from '@recollect/core/extraction'
import { closestFirst, unitsOf } from './linked-words.ts'

type Cut = (text: string) => readonly string[]

export interface LexiconExpanderOptions {
  readonly fold: (text: string) => string
  readonly lexicon: Lexicon
  /** Words and short terms of a folded text, in order: what synonyms are looked up by. */
  readonly words: Cut
  /** Index terms of a text, as the pack's tokenizer cuts it. */
  readonly terms: Cut
  /** Other forms of a word (singular and plural, 用户 → user), closest first; index terms. */
  readonly variants: (word: string) => readonly string[]
  /** What a word may be a form of (hobbies → hobby): looked up in the lexicon too. Default: its variants. */
  readonly baseForms?: ((word: string) => readonly string[]) | undefined
}

/** How much an expanded term counts beside a word of the query. */
const WEIGHT: Readonly<Record<ExpansionKind, number>> = {
  or_query: 1,
  stopwords: 1,
  variants: 0.7,
  synonyms: 0.5,
  related: 0.25,
  pronouns: 0.3,
}

/**
 * At most so many terms of a kind, and so many more of other languages: each is a look-up in the index. A conversation that is
 * handed over gets one for each word.
 */
const MOST = 8

/** Builds an expander from a pack's word lists. */
export function lexiconExpander(options: LexiconExpanderOptions): Expander {
  const { lexicon, variants, baseForms = variants } = options
  const { synonyms, related = new Map<string, readonly string[]>(), pronouns } = lexicon
  const isContent = (word: string) => lexicon.contentWords.has(word) || !lexicon.stopwords.has(word)
  const isKnown = (unit: string) => synonyms.has(unit) || related.has(unit)
  return {
    expand(query, _detection, strategies, termsOf = options.terms) {
      const text = options.fold(query.text)
      const words = options.words(text)
      const terms = options.terms(text)
      const seen = new Set(terms)
      const most = isConversation(query.text) ? Math.max(MOST, words.length) : MOST
      const units = unitsOf(words, baseForms, isKnown, isContent)
      const linked = (lists: readonly (readonly string[])[]) =>
        newTerms(closestFirst(lists), { own: options.terms, every: termsOf }, seen, most)
      const entries = (table: ReadonlyMap<string, readonly string[]>) =>
        units.map((forms) => forms.flatMap((form) => table.get(form) ?? []))
      // In this order: a term found as a variant is not given once more as a synonym.
      const made: Readonly<Record<ExpansionKind, () => readonly string[]>> = {
        or_query: () => terms,
        stopwords: () => words.filter(isContent),
        variants: () => linked(units.map(([word = '']) => variants(word))),
        synonyms: () => linked(entries(synonyms)),
        related: () => linked(entries(related)),
        pronouns: () => words.flatMap((word) => pronouns.get(word) ?? []),
      }
      return EXPANSION_KINDS.filter((kind) => strategies.has(kind)).flatMap((kind) =>
        expansion(kind, made[kind]()),
      )
    },
  }
}

function expansion(kind: ExpansionKind, terms: readonly string[]): readonly Expansion[] {
  const unique = [...new Set(terms)].filter((term) => term !== '')
  const joint = kind === 'stopwords' || kind === 'pronouns' ? ' ' : ' OR '
  return unique.length === 0 ? [] : [{ kind, terms: unique, text: unique.join(joint), weight: WEIGHT[kind] }]
}

/** Index terms of the first words that give new ones; what the pack itself cannot cut is of another language and counted apart. */
function newTerms(
  words: readonly string[],
  { own, every }: { readonly own: Cut; readonly every: Cut },
  seen: Set<string>,
  most: number,
): readonly string[] {
  const taken: string[] = []
  const left = { own: most, other: most }
  for (const word of words) {
    const cut = own(word)
    const language = cut.length > 0 ? 'own' : 'other'
    if (left[language] <= 0) continue
    for (const term of language === 'own' ? cut : every(word)) {
      if (seen.has(term)) continue
      seen.add(term)
      taken.push(term)
      left[language] -= 1
    }
  }
  return taken
}
