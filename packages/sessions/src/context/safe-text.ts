import { blankRecalled } from '@recollect/core/plugin'

const BREAKS = /\r\n?|[\u000b\u000c\u0085\u2028\u2029]/gu
/** Control characters, and what nobody sees: bidi marks, joiners, tags, variation selectors, fillers. */
const UNSEEN = /[\p{Cf}\p{Default_Ignorable_Code_Point}]|(?![\t\n])\p{Cc}/gu

/** Other characters that look like `<`, wide ones and entities among them. */
const ANGLES = /[<＜﹤‹˂ᐸ❮⟨\u2329\u3008≺]|&(?=(?:amp;)?(?:lt|#))/giu
const NAME =
  /(?<=[rｒ][eｅ][cｃ][oｏ][lｌ][lｌ][eｅ][cｃ][tｔ][^\p{L}\p{N}]{0,4})[mｍ](?=[eｅ][mｍ][oｏ][rｒ][yｙ])/giu
const BRACKET = /[[［【〔﹝](?=\s{0,4}[mｍ][eｅ][mｍ][oｏ][rｒ][yｙ])/giu

const escape = (char: string) => `\\u${char.charCodeAt(0).toString(16).padStart(4, '0')}`

/**
 * JSON that forms no mark of a context, on one line: what might be read as one stands there as an escape, so that it stays the same JSON.
 */
const sealed = (json: string): string =>
  json.replaceAll(ANGLES, escape).replaceAll(NAME, escape).replaceAll(BRACKET, escape)

const seen = (text: string): string => text.replaceAll(BREAKS, '\n').replaceAll(UNSEEN, '')

const withoutBlanks = (text: string): string =>
  text
    .split('\n')
    .map((line) => line.trimEnd())
    .filter((line) => line !== '')
    .join('\n')
    .trim()

/** A text as it is shown: without what nobody sees, blank lines, and space around it. Linear. */
export const visible = (text: string): string => withoutBlanks(seen(text))

/** The same for what somebody said, without what an earlier context had put there. */
export const visibleWords = (text: string): string => withoutBlanks(blankRecalled(seen(text)))

/** A visible text as a JSON string: one line that can be taken for nothing but a text. */
export const quoted = (text: string): string => sealed(JSON.stringify(text))

const BARE = /^[\p{L}\p{M}\p{N}_.-]{1,128}$/u

/** A name as it is where it can be taken for nothing else; else as a JSON string. */
export function named(name: string): string {
  const shown = visible(name)
  const text = quoted(shown)
  return shown === name && BARE.test(name) && text === `"${name}"` ? name : text
}

/** A JSON text made safe in the same way. */
export const safeJson = (json: string): string =>
  sealed(json.replaceAll(BREAKS, '\\n').replaceAll(UNSEEN, ''))
