type Words = Readonly<Record<string, string>>

/** A stable word as a reader would say it; an unknown one as it is. */
export const worded = (words: Words, code: string): string => words[code] ?? code.replaceAll('_', ' ')
