/** Control characters, which could command a terminal, and characters that reorder what is read. */
const UNSAFE = /[\u0000-\u001f\u007f-\u009f\u2028-\u202e\u2066-\u2069]/gu

/** Stored text on one line, fit to be shown: line breaks become ⏎, what could deceive is spelt out. */
export const safe = (text: string): string =>
  text
    .replaceAll(/\r?\n/gu, ' ⏎ ')
    .replaceAll('\t', ' ')
    .replaceAll(UNSAFE, (char) => {
      const code = char.codePointAt(0) ?? 0
      return `\\u${code.toString(16).padStart(4, '0')}`
    })
