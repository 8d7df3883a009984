import type { LanguagePack } from '@recollect/core'
import type { SignificanceWords } from '@recollect/core/extraction'
import { phraseFinder } from './phrase-finder.ts'
import type { Found } from './phrase-finder.ts'

const LISTS = ['technical', 'important', 'actionable', 'howTo'] as const satisfies (keyof SignificanceWords)[]
export type CueList = (typeof LISTS)[number]

/** Words of the packs' lists in a normalised text; forms of one word, which have one index term, are one. Pure; linear. */
export type CueReader = (text: string) => readonly Found<CueList>[]

/** Made once for the packs of a memory. */
const MADE = new WeakMap<readonly LanguagePack[], CueReader>()

/** Finds the words of all packs' lists. */
export function cuesOf(packs: readonly LanguagePack[]): CueReader {
  const made = MADE.get(packs) ?? makeReader(packs)
  MADE.set(packs, made)
  return made
}

function makeReader(packs: readonly LanguagePack[]): CueReader {
  const readers = packs.map(packReader)
  return (text) => readers.flatMap((read) => read(text))
}

function packReader({ significance, tokenizer, fold }: LanguagePack): CueReader {
  const { technical, important, actionable, howTo = [] } = significance
  const find = phraseFinder(LISTS, { technical, important, actionable, howTo })
  const nameOf = (word: string): string => {
    const terms = (word.match(tokenizer.run) ?? []).flatMap((run) => tokenizer.cut(fold(run)))
    return terms.join(' ') || word
  }
  return (text) => find(fold(text)).map(([list, phrase]) => [list, nameOf(phrase)])
}
