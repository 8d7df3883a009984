/** Wide in a terminal: Han, kana, Hangul, full-width forms, most emoji. */
const WIDE =
  /[\u1100-\u115f\u2e80-\u303e\u3041-\ua4cf\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe6f\uff00-\uff60\uffe0-\uffe6\u{1f300}-\u{1faff}\u{20000}-\u{3fffd}]/u
const PLAIN = /^[\x20-\x7e]*$/u
const NONE = /[\p{Mn}\p{Me}\p{Cf}]/u
// Colour codes are the one control sequence we write ourselves.
const COLOUR = new RegExp(`${String.fromCharCode(27)}\\[[0-9;]*m`, 'gu')

/** Columns a text takes in a terminal. */
export function displayWidth(text: string): number {
  // Most of what is measured; the classes above take milliseconds to compile.
  if (PLAIN.test(text)) return text.length
  let width = 0
  for (const char of text.replaceAll(COLOUR, '')) width += NONE.test(char) ? 0 : WIDE.test(char) ? 2 : 1
  return width
}

export const padEnd = (text: string, width: number): string =>
  text + ' '.repeat(Math.max(0, width - displayWidth(text)))
