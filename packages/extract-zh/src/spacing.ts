import type { Extractor, NormalizedText } from '@recollect/core'

/**
 * A space that only sets Latin letters or digits off from the Chinese around them: 在 google 上班. After them it stays before a word
 * that opens a clause of its own, since a space may also stand for a pause: 我用 iphone 你呢.
 */
const BORDER =
  /(?<=\p{Script=Han}) (?=[a-z0-9])|(?<=[a-z0-9+#%]) (?=\p{Script=Han})(?!我|你|您|他|她|它|但|然后|因为|所以|而且|不过|今天|昨天|明天)/gu

/** The text without the spaces at the borders of scripts; positions lead back to the words as written. */
function closeUp(text: NormalizedText): NormalizedText {
  const gaps = text.text.includes(' ') ? [...text.text.matchAll(BORDER)].map((gap) => gap.index) : []
  if (gaps.length === 0) return text
  const places = keptPlaces(text.text.length, gaps)
  const place = (at: number) => places[at] ?? text.text.length
  return {
    source: text.source,
    text: text.text.replaceAll(BORDER, ''),
    toSource: (start, end) => text.toSource(place(start), end <= start ? place(start) : place(end - 1) + 1),
  }
}

/** Where each character that stays stood before. */
function keptPlaces(length: number, gaps: readonly number[]): readonly number[] {
  const left = new Set(gaps)
  return Array.from({ length }, (_, at) => at).filter((at) => !left.has(at))
}

/** An extractor that reads text with and without those spaces alike. */
export const ignoringBorderSpaces = (extractor: Extractor): Extractor => ({
  extract: (text, context) => extractor.extract(closeUp(text), context),
})
