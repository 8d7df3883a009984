import type { LanguagePack } from '@recollect/core'
import type { Engine } from '../engine.ts'
import { keywordsOf, blankRecalled } from '@recollect/core/plugin'
import { normalizeText } from '@recollect/core/text'

/** What a text is about, as far as its words tell. */
export interface TopicWords {
  /** Words that carry content and are not everyday ones, each once. */
  readonly words: readonly string[]
  /** What the text shares with others about the same: terms of those words. */
  readonly terms: ReadonlySet<string>
  /** Terms of words that mean the same or belong to the same topic. */
  readonly near: ReadonlySet<string>
}

const NUMBER = /^[\d.,:%]+$/u
/** Of a long text the beginning says what it is about. */
const READ = 4000

/** Reads texts of one memory. Pure; linear. */
export type ReadTopic = (text: string) => TopicWords

export function topicReader({ packs, termsOf }: Pick<Engine, 'packs' | 'termsOf'>): ReadTopic {
  const common = commonTerms(packs, termsOf)
  return (given) => {
    const { text } = normalizeText(blankRecalled(given.slice(0, READ)))
    const isCommon = (word: string) =>
      NUMBER.test(word) || packs.some(({ lexicon }) => lexicon.commonWords?.has(word) === true)
    const words = new Set(keywordsOf(packs, text).flatMap(({ folded }) => (isCommon(folded) ? [] : folded)))
    const terms = termsOf(text).filter((term) => !NUMBER.test(term) && !common.has(term))
    return {
      words: [...words],
      terms: new Set(terms),
      near: new Set([...words].flatMap((word) => relatedTo(packs, word).flatMap((other) => termsOf(other)))),
    }
  }
}

const known = new WeakMap<readonly LanguagePack[], ReadonlySet<string>>()

function commonTerms(packs: readonly LanguagePack[], termsOf: Engine['termsOf']): ReadonlySet<string> {
  const terms =
    known.get(packs) ??
    new Set(packs.flatMap(({ lexicon }) => [...(lexicon.commonWords ?? [])].flatMap((word) => termsOf(word))))
  known.set(packs, terms)
  return terms
}

const relatedTo = (packs: readonly LanguagePack[], word: string): readonly string[] =>
  packs.flatMap(({ lexicon }) => [
    ...(lexicon.synonyms.get(word) ?? []),
    ...(lexicon.related?.get(word) ?? []),
  ])

/** Whether two texts share a term, or one has a word near one of the other's. Pure. */
export const share = (
  a: Pick<TopicWords, 'terms' | 'near'>,
  b: Pick<TopicWords, 'terms' | 'near'>,
): boolean => overlaps(a.terms, b.terms) || overlaps(a.near, b.terms) || overlaps(a.terms, b.near)

function overlaps(a: ReadonlySet<string>, b: ReadonlySet<string>): boolean {
  const [small, large] = a.size <= b.size ? [a, b] : [b, a]
  for (const term of small) if (large.has(term)) return true
  return false
}
