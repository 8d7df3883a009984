/** Han, kana, Hangul and full-width forms, each as wide as two Latin letters. */
const WIDE =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\u3000-\u303f\uff01-\uff60\uffe0-\uffe6]/u
const MARK = /[\p{M}\p{Cf}]/u
const SPACES = /\s+/gu

/**
 * Width of a text in columns of a terminal, white space runs as one, up to `most`: wide characters say in one what takes two or more
 * letters. Pure; work is bounded by `most`, not by the text, but for its spaces.
 */
export function columnsOf(text: string, most: number): number {
  let columns = 0
  for (const char of text.replaceAll(SPACES, ' ').trim()) {
    if (!MARK.test(char)) columns += WIDE.test(char) ? 2 : 1
    if (columns >= most) return most
  }
  return columns
}
