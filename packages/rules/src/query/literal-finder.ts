/** Says which of many literals stand in a text. */
export type LiteralFinder = (text: string, found: (literal: number) => void) => void

/** By their first two characters: one look-up at each place of a text as short as a question is, and no table to build. */
export function literalFinder(literals: readonly string[]): LiteralFinder {
  const byPair = new Map<number, number[]>()
  const bySingle = new Map<number, number[]>()
  literals.forEach((literal, index) => {
    const [map, key] = literal.length > 1 ? [byPair, pairAt(literal, 0)] : [bySingle, literal.charCodeAt(0)]
    const others = map.get(key)
    if (others === undefined) map.set(key, [index])
    else others.push(index)
  })
  return (text, found) => {
    for (let at = 0; at < text.length; at++) {
      for (const literal of bySingle.get(text.charCodeAt(at)) ?? []) found(literal)
      for (const literal of byPair.get(pairAt(text, at)) ?? []) {
        if (text.startsWith(literals[literal] ?? '', at)) found(literal)
      }
    }
  }
}

/** Of 32 bits, so that it is no number on the heap. At the end of a text the second is none. */
const pairAt = (text: string, at: number): number => (text.charCodeAt(at) << 16) | text.charCodeAt(at + 1)
