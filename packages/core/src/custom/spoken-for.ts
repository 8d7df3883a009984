import type { LanguagePack } from '../plugin/language-pack.ts'

/** How sure a pack is of a text that is in none of the languages. */
const LITTLE = 0.05

/**
 * The packs as they score, but for one thing: a text in a language that none of them knows is read by the first where `concerns` it says
 * that it has to do with a custom fact. Patterns may be in any language, and need somebody to read them.
 */
export function scoreOf(
  pack: LanguagePack,
  packs: readonly LanguagePack[],
  concerns: (text: string) => boolean,
): LanguagePack['score'] {
  if (pack !== packs[0]) return (text) => pack.score(text)
  return (text) => {
    const own = pack.score(text)
    if (own > 0 || packs.some((other) => other.score(text) > 0)) return own
    return concerns(text) ? LITTLE : 0
  }
}
