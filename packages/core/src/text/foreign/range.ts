/** Words of somebody else: `[start, end)` in the text as it was written. */
export type Range = readonly [start: number, end: number]

/** Finds passages of one kind. Pure and linear. */
export type Finder = (text: string) => readonly Range[]

/** From each match to where `endOf` says that the passage ends. */
export const from = (
  text: string,
  opening: RegExp,
  endOf: (after: number, match: RegExpExecArray) => number,
): readonly Range[] => {
  const found: Range[] = []
  let at = 0
  for (const match of text.matchAll(opening)) {
    if (match.index < at) continue
    at = endOf(match.index + match[0].length, match)
    found.push([match.index, at])
  }
  return found
}

/** Where a pattern next matches ends, else the end of the text. The pattern has the flag `g`. */
export function endOfNext(text: string, pattern: RegExp, start: number): number {
  pattern.lastIndex = start
  const match = pattern.exec(text)
  // `matchAll` begins where a pattern stands.
  pattern.lastIndex = 0
  return match === null ? text.length : match.index + match[0].length
}
