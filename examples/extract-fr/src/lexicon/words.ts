/** Words of a list written as one string. */
export const words = (list: string): readonly string[] => list.split(',').map((word) => word.trim())

/** An alternation, the longest first, so that none hides another. */
export const oneOf = (list: Iterable<string>): string =>
  `(?:${[...list].sort((a, b) => b.length - a.length || (a < b ? -1 : 1)).join('|')})`
