/** Lists are written as text, words parted by commas, so that a list of hundreds stays readable. */
export const words = (text: string): readonly string[] =>
  text
    .split(',')
    .map((word) => word.trim().replace(/\s+/gu, ' '))
    .filter((word) => word !== '')

export const wordSet = (text: string): ReadonlySet<string> => new Set(words(text))
