const LATIN = /\p{Script=Latin}/gu
const LETTER = /\p{L}/gu
const ASCII = /^[\n\x20-\x7e]*$/u
const ASCII_LETTER = /[a-z]/u

/** Share of Latin letters among the letters; a text of digits and marks only (a phone number) is a little English, so that it is read. */
export function score(text: string): number {
  if (ASCII.test(text) && ASCII_LETTER.test(text)) return 1
  const letters = text.match(LETTER)?.length ?? 0
  if (letters === 0) return /\d/u.test(text) ? 0.1 : 0
  return (text.match(LATIN)?.length ?? 0) / letters
}

/** Backticks between letters are typed for apostrophes (`i`m`); the length stays. */
export const fold = (text: string): string =>
  text.includes('`') ? text.replaceAll(/(?<=[a-z])`(?=[a-z])/gu, "'") : text
