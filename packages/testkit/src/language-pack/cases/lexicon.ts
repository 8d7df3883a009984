import { normalizeText } from '@recollect/core/text'
import type { LanguagePack } from '@recollect/core'
import { expectNone, quoted } from '../faults.ts'
import { packCase } from '../pack-case.ts'

const linked = (table: ReadonlyMap<string, readonly string[]> = new Map()) =>
  [...table].flatMap(([word, others]) => [word, ...others])

/** Every list of words, by name. */
function wordLists({ lexicon, significance }: LanguagePack): Readonly<Record<string, readonly string[]>> {
  return {
    stopwords: [...lexicon.stopwords],
    contentWords: [...lexicon.contentWords],
    pronouns: [...lexicon.pronouns.keys(), ...lexicon.pronouns.values()],
    synonyms: linked(lexicon.synonyms),
    related: linked(lexicon.related),
    commonWords: [...(lexicon.commonWords ?? [])],
    technical: significance.technical,
    important: significance.important,
    actionable: significance.actionable,
    howTo: significance.howTo ?? [],
  }
}

const OPTIONAL = new Set(['contentWords', 'related', 'commonWords', 'howTo'])

export const lexiconCases = [
  packCase('keeps every word normalised and folded, so that it can be found', ({ pack }) => {
    const kept = (word: string) => pack.fold(normalizeText(word).text).trim()
    expectNone(
      Object.entries(wordLists(pack)).flatMap(([list, words]) =>
        words
          .filter((word) => word === '' || kept(word) !== word)
          .map((word) => `${list}: ${quoted(word)} should be ${quoted(kept(word))}`),
      ),
    )
  }),

  packCase('has words for each purpose', ({ pack }) => {
    const needed = Object.entries(wordLists(pack)).filter(([list]) => !OPTIONAL.has(list))
    expectNone(needed.filter(([, words]) => words.length === 0).map(([list]) => `${list} is empty`))
  }),

  packCase('never gives a word as its own synonym, nor as related to itself', ({ pack }) => {
    expectNone(
      [...pack.lexicon.synonyms, ...(pack.lexicon.related ?? [])]
        .filter(([word, others]) => others.includes(word))
        .map(([word]) => quoted(word)),
    )
  }),

  packCase(
    'folds a text without changing its length, and a second time without changing it',
    ({ pack, options }) => {
      const texts = [
        ...pack.rules.flatMap(({ examples }) => examples.map(({ text }) => text)),
        ...options.nothing,
      ]
      const normal = texts.map((text) => normalizeText(text).text)
      expectNone([
        ...normal
          .filter((text) => pack.fold(text).length !== text.length)
          .map((text) => `the length of ${quoted(text)}`),
        ...normal
          .filter((text) => pack.fold(pack.fold(text)) !== pack.fold(text))
          .map((text) => `twice: ${quoted(text)}`),
      ])
    },
  ),
]
