import type { Lexicon } from '../plugin/language-pack.ts'
import type { Expander, Expansion, ExpansionKind } from '../plugin/query.ts'

export interface LexiconExpanderOptions {
  readonly fold: (text: string) => string
  readonly lexicon: Lexicon
  /** Words and short terms of a folded text, in order: what synonyms are looked up by. */
  readonly words: (text: string) => readonly string[]
  /** Index terms of a text, as the pack's tokenizer cuts it. */
  readonly terms: (text: string) => readonly string[]
  /** Other forms of a word (singular and plural, 用户 → user); index terms. */
  readonly variants: (word: string) => readonly string[]
}

/** How much an expanded term counts beside a word of the query. Design 002 decision 4 gives parts of words .7. */
const WEIGHT: Readonly<Record<ExpansionKind, number>> = {
  or_query: 1,
  stopwords: 1,
  variants: 0.7,
  synonyms: 0.5,
  pronouns: 0.3,
}

/** Builds an expander from a pack's word lists. Design 000, phase 4. */
export function lexiconExpander(options: LexiconExpanderOptions): Expander {
  const { lexicon } = options
  const isContent = (word: string) => lexicon.contentWords.has(word) || !lexicon.stopwords.has(word)
  const make = (kind: ExpansionKind, terms: Iterable<string>, joint: string): Expansion | null => {
    const unique = [...new Set(terms)].filter((term) => term !== '')
    return unique.length === 0
      ? null
      : { kind, terms: unique, text: unique.join(joint), weight: WEIGHT[kind] }
  }
  return {
    expand(query, _detection, strategies) {
      const text = options.fold(query.text)
      const words = options.words(text)
      const content = words.filter(isContent)
      const terms = options.terms(text)
      const related = (list: (word: string) => readonly string[]) =>
        content
          .flatMap(list)
          .flatMap(options.terms)
          .filter((term) => !terms.includes(term))
      const all = [
        make('or_query', terms, ' OR '),
        make('stopwords', content, ' '),
        make('variants', related(options.variants), ' OR '),
        make(
          'synonyms',
          related((word) => lexicon.synonyms.get(word) ?? []),
          ' OR ',
        ),
        make(
          'pronouns',
          words.flatMap((word) => lexicon.pronouns.get(word) ?? []),
          ' ',
        ),
      ]
      return all.filter((e): e is Expansion => e !== null && strategies.has(e.kind))
    },
  }
}
