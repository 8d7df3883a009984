import type { LanguagePack } from '@recollect/core'

/** Every pattern of the packs' rules, made once. */
export const patternsOf = (packs: readonly LanguagePack[]): readonly RegExp[] =>
  packs.flatMap(({ rules }) => rules.map(({ pattern }) => new RegExp(pattern.source, pattern.flags)))

/** What a loop finds that tries every pattern on the whole text, all its matches: no anchors, no clauses, no cards. */
export function matchesIn(patterns: readonly RegExp[], text: string): number {
  let found = 0
  for (const pattern of patterns) {
    pattern.lastIndex = 0
    for (let match = pattern.exec(text); match !== null; match = pattern.exec(text)) {
      found += 1
      if (match[0] === '') pattern.lastIndex += 1
    }
  }
  return found
}
