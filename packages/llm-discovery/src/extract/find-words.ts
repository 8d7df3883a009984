import type { Span } from '@recollect/core'

/** Where words stand in a text: as they are, without quotation marks around them, or in other case. Null: nowhere. */
export function findWords(text: string, said: string): Span | null {
  for (const words of [said, unquoted(said)]) {
    const start = words === '' ? -1 : text.indexOf(words)
    if (start >= 0) return { start, end: start + words.length }
  }
  return inOtherCase(text, unquoted(said))
}

const unquoted = (said: string): string =>
  said
    .trim()
    .replace(/^["'“”‘’「」『』《》]/u, '')
    .replace(/["'“”‘’「」『』《》]$/u, '')
    .trim()

/** Only where lower case is as long as the text, so that places are the same: `İ` becomes two characters. */
function inOtherCase(text: string, said: string): Span | null {
  const [lower, words] = [text.toLowerCase(), said.toLowerCase()]
  const start = words === '' || lower.length !== text.length ? -1 : lower.indexOf(words)
  return start < 0 ? null : { start, end: start + words.length }
}
