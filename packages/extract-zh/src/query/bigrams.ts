const HIGH_SURROGATE = 0xd800 >>> 10

/** Characters outside the basic plane take two units. Half of one is no text at all. */
export const widthAt = (run: string, at: number): number =>
  run.charCodeAt(at) >>> 10 === HIGH_SURROGATE ? 2 : 1

/** Overlapping pairs of `[from, to)`, both between characters; one character alone stands for itself. */
export function addBigrams(run: string, from: number, to: number, terms: string[]): void {
  if (from >= to) return
  let at = from
  let next = from + widthAt(run, from)
  if (next >= to) terms.push(run.slice(from, to))
  while (next < to) {
    const end = next + widthAt(run, next)
    terms.push(run.slice(at, end))
    at = next
    next = end
  }
}
