import type { EpisodeWords } from '@recollect/core/extraction'
import type { LanguagePack } from '@recollect/core'
import { normalizeText } from '@recollect/core/text'

type Telling = Pick<EpisodeWords, 'speakers' | 'says' | 'dates'>

/** Where the pack of a language has none, and where no pack knows the language. */
const ENGLISH: Telling = {
  speakers: { user: 'User', assistant: 'Assistant', tool: 'Tool', system: 'System' },
  says: ': ',
  dates: [' (', ')'],
}

/** Around what was said, in a language. Pure. */
export const episodeWords = (packs: readonly LanguagePack[], language: string): Telling =>
  packs.find((pack) => pack.language === language)?.episodes ?? ENGLISH

/**
 * The language most of some texts is in: that of the pack that scores most, longer texts counting more; of the first pack where none
 * scores. Pure.
 */
export function languageOf(packs: readonly LanguagePack[], texts: readonly string[]): string {
  const normal = texts.map((text) => normalizeText(text).text)
  const [best] = packs
    .map(({ language, score }) => ({
      language,
      score: normal.reduce((sum, text) => sum + score(text) * text.length, 0),
    }))
    // Stable: of equal ones the first.
    .sort((a, b) => b.score - a.score)
  return best?.language ?? 'en'
}
