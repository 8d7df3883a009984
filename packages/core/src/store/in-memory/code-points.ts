/** Orders texts by code point, as SQL stores do by their UTF-8 bytes; `<` would order by UTF-16 units. */
export function byCodePoint(a: string, b: string): number {
  const left = [...a]
  const right = [...b]
  const shared = Math.min(left.length, right.length)
  for (let at = 0; at < shared; at += 1) {
    const difference = (left[at]?.codePointAt(0) ?? 0) - (right[at]?.codePointAt(0) ?? 0)
    if (difference !== 0) return difference
  }
  return left.length - right.length
}
