import type { LanguagePack } from '../plugin/language-pack.ts'
import { normalizeText } from '../util/normalize.ts'

/** The language most of a text is in, of those there are packs for; of the first pack, where none knows. Pure. */
export function languageOf(packs: readonly LanguagePack[], text: string): string {
  const normalized = normalizeText(text).text
  const scored = packs.map((pack) => ({ language: pack.language, score: pack.score(normalized) }))
  const [best] = scored.sort((a, b) => b.score - a.score)
  return best?.language ?? 'en'
}
