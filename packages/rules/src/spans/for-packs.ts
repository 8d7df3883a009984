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
