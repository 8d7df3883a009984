/** A row's place in an order, and its number; of equal places the higher number is later. */
export type Place = readonly [at: number, number: number]

export const byPlace = (a: Place, b: Place): number => a[0] - b[0] || a[1] - b[1]

/** When something is, and its id; of equal times the higher id is later. */
export type Moment = readonly [at: number, id: string]

export const byMoment = (a: Moment, b: Moment): number => a[0] - b[0] || byCodePoint(a[1], b[1])

/** Orders texts by code point, as SQL stores do by their UTF-8 bytes; `<` would order by UTF-16 units. */
export function byCodePoint(a: string, b: string): number {
  const shared = Math.min(a.length, b.length)
  for (let at = 0; at < shared; at += 1) {
    const [left, right] = [a.charCodeAt(at), b.charCodeAt(at)]
    if (left !== right) return weightOf(left) - weightOf(right)
  }
  return a.length - b.length
}

/** Halves of surrogate pairs (U+D800–U+DFFF) stand for what is above U+FFFF. */
function weightOf(unit: number): number {
  if (unit < 0xd800) return unit
  return unit < 0xe000 ? unit + 0x2000 : unit - 0x800
}

/** How many of a sorted list come before `value`: where it stands, or belongs. */
export function rankIn<T>(list: readonly T[], value: T, compare: (a: T, b: T) => number): number {
  let [from, to] = [0, list.length]
  while (from < to) {
    const middle = (from + to) >>> 1
    const found = list[middle]
    if (found !== undefined && compare(found, value) < 0) from = middle + 1
    else to = middle
  }
  return from
}

/** How many of a sorted list come before or at `value`. */
export function rankAfter<T>(list: readonly T[], value: T, compare: (a: T, b: T) => number): number {
  const rank = rankIn(list, value, compare)
  const found = list[rank]
  return found !== undefined && compare(found, value) === 0 ? rank + 1 : rank
}
