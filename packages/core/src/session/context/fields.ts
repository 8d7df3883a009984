import type { Domain } from '../../plugin/domains.ts'
import { DOMAINS } from '../../plugin/domains.ts'
import type { LanguagePack } from '../../plugin/language-pack.ts'
import { normalizeText } from '../../util/normalize.ts'
import { phraseFinder } from '../significance/phrase-finder.ts'

/** Fields of life a text is about, by the packs' words. */
export type FieldReader = (text: string) => ReadonlySet<Domain>

/** Made once for the packs of a memory. */
const MADE = new WeakMap<readonly LanguagePack[], FieldReader>()

/** Values of facts come again with every context; so many are remembered. */
const REMEMBERED = 20_000

/** Reads what texts are about; what it read of a text it remembers. Linear. */
export function fieldsOf(packs: readonly LanguagePack[]): FieldReader {
  const made = MADE.get(packs) ?? makeReader(packs)
  MADE.set(packs, made)
  return made
}

function makeReader(packs: readonly LanguagePack[]): FieldReader {
  const finders = packs.flatMap(({ domains, fold }) => {
    if (domains === undefined) return []
    const find = phraseFinder(DOMAINS, domains)
    return (normal: string) => find(fold(normal)).map(([domain]) => domain)
  })
  const known = new Map<string, ReadonlySet<Domain>>()
  return (text) => {
    const before = known.get(text)
    if (before !== undefined) return before
    const { text: normal } = normalizeText(text)
    const found = new Set(finders.flatMap((find) => find(normal)))
    if (known.size >= REMEMBERED) known.clear()
    known.set(text, found)
    return found
  }
}
