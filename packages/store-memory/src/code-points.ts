/** Orders texts by code point, as SQL stores do by their UTF-8 bytes; `<` would order by UTF-16 units. */
export function byCodePoint(a: string, b: string): number {
  const shared = Math.min(a.length, b.length)
  for (let at = 0; at < shared; at += 1) {
    const [left, right] = [a.charCodeAt(at), b.charCodeAt(at)]
    if (left !== right) return rankOf(left) - rankOf(right)
  }
  return a.length - b.length
}

/** Halves of surrogate pairs (U+D800–U+DFFF) stand for what is above U+FFFF. */
function rankOf(unit: number): number {
  if (unit < 0xd800) return unit
  return unit < 0xe000 ? unit + 0x2000 : unit - 0x800
}
