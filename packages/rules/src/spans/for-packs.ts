import type { Token, TokenMention } from '@recollect/core/extraction'

/** Under each word the kinds of the lists it stands in. */
export function kindsByWord(
  lists: Readonly<Record<string, Iterable<string>>>,
): ReadonlyMap<string, readonly string[]> {
  const found = new Map<string, string[]>()
  for (const [kind, words] of Object.entries(lists))
    for (const word of words) {
      const kinds = found.get(word)
      if (kinds) kinds.push(kind)
      else found.set(word, [kind])
    }
  return found
}

/** How long the longest of some words is, by their first character: where no word begins, none need be looked up. */
export function longestByFirst(words: Iterable<string>, most = Infinity): ReadonlyMap<string, number> {
  const found = new Map<string, number>()
  for (const word of words) {
    const first = word.charAt(0)
    found.set(first, Math.max(found.get(first) ?? 0, Math.min(most, word.length)))
  }
  return found
}

/** The first word of each that is of several: after any other word none of them goes on. */
export function firstWords(all: Iterable<string>): ReadonlySet<string> {
  const found = new Set<string>()
  for (const words of all) {
    const space = words.indexOf(' ')
    if (space > 0) found.add(words.slice(0, space))
  }
  return found
}

/** Those that a text speaks of, in order; whom one means may hang on those found before it. */
export function mentionsIn(
  tokens: readonly Token[],
  mentionAt: (tokens: readonly Token[], at: number, found: readonly TokenMention[]) => TokenMention | null,
): readonly TokenMention[] {
  const found: TokenMention[] = []
  for (let at = 0; at < tokens.length; at++) {
    const mention = mentionAt(tokens, at, found)
    if (!mention) continue
    found.push(mention)
    at = mention.to
  }
  return found
}
