import type { NormalizedText } from '@recollect/core/extraction'

const ACCENTED = /[\u00c0-\u024f\u1e00-\u1eff]/u
const WORD = /[\p{Script=Latin}'-]+/gu
/** No letter with a mark that could be taken off. */
const BASE: ReadonlyMap<string, string> = new Map([
  ['ø', 'o'],
  ['ł', 'l'],
  ['đ', 'd'],
  ['ı', 'i'],
])

/** A letter without its accent; as it is where it has none, so that positions stay. */
function bare(letter: string): string {
  const base = BASE.get(letter) ?? letter.normalize('NFD').charAt(0)
  return /[a-z]/u.test(base) && letter.length === 1 ? base : letter
}

/** Names without accents ("José" as "jose"): rules know plain letters. Positions stay, and with them the words as written. */
export function unaccented(text: NormalizedText): NormalizedText {
  if (!ACCENTED.test(text.text)) return text
  const read = text.text.replaceAll(WORD, (word, at: number) => {
    if (!ACCENTED.test(word)) return word
    const span = text.toSource(at, at + word.length)
    const isName = /^\p{Lu}/u.test(text.source.slice(span.start, span.end))
    return isName ? Array.from(word, bare).join('') : word
  })
  return { source: text.source, text: read, toSource: (start, end) => text.toSource(start, end) }
}
