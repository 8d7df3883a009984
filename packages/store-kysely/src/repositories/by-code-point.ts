/** As bytes of UTF-8 compare: databases differ in how they order text. */
export function byCodePoint(a: string, b: string): number {
  const [left, right] = [[...a], [...b]]
  const at = left.findIndex((char, place) => char !== right[place])
  return at < 0
    ? left.length - right.length
    : (left[at]?.codePointAt(0) ?? 0) - (right[at]?.codePointAt(0) ?? -1)
}
