import { DOMAINS } from '@recollect/core/extraction'
import { normalizeText } from '@recollect/core/text'
import type { LanguagePack } from '@recollect/core'
import type { Domain } from '@recollect/core/extraction'
import type { TermsOf } from '@recollect/core/plugin'
import { phraseFinder } from '../significance/phrase-finder.ts'

/** Fields of life, one bit each in the order of `DOMAINS`. */
export type Fields = number

export const NO_FIELDS: Fields = 0

export const fieldBit = (domain: Domain): Fields => 1 << DOMAINS.indexOf(domain)

/** What a text is about: its fields of life by the packs' words, and its index terms. */
export interface TextReading {
  readonly fields: Fields
  readonly terms: readonly string[]
}

/** Reads what texts are about. */
export type TextReader = (text: string) => TextReading

/** Made once for the packs of a memory. */
const MADE = new WeakMap<readonly LanguagePack[], TextReader>()

/** Values of facts come again with every context; so many are remembered. */
const REMEMBERED = 20_000

/** Reads what texts are about; what it read of a text it remembers. Linear. */
export function readerOf(packs: readonly LanguagePack[], termsOf: TermsOf): TextReader {
  const made = MADE.get(packs) ?? makeReader(packs, termsOf)
  MADE.set(packs, made)
  return made
}

function makeReader(packs: readonly LanguagePack[], termsOf: TermsOf): TextReader {
  const finders = packs.flatMap(({ domains, fold }) => {
    if (domains === undefined) return []
    const find = phraseFinder(DOMAINS, domains)
    return (normal: string) =>
      find(fold(normal)).reduce((fields, [domain]) => fields | fieldBit(domain), NO_FIELDS)
  })
  const known = new Map<string, TextReading>()
  return (text) => {
    const before = known.get(text)
    if (before !== undefined) return before
    const { text: normal } = normalizeText(text)
    const read = {
      fields: finders.reduce((fields, find) => fields | find(normal), NO_FIELDS),
      terms: termsOf(normal),
    }
    if (known.size >= REMEMBERED) known.clear()
    known.set(text, read)
    return read
  }
}
