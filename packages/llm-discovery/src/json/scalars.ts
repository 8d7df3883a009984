import type { Names } from '@recollect/core/plugin'
import { byName } from '@recollect/core/plugin'
import { wellFormed } from '../text.ts'
import { stop } from './cursor.ts'
import type { Cursor, Piece } from './cursor.ts'

const ESCAPES: Names<string> = byName({ b: '\b', f: '\f', n: '\n', r: '\r', t: '\t' })
/** What ends a string, by what begins it. */
const QUOTES: ReadonlyMap<string, string> = new Map([
  ['"', '"'],
  ["'", "'"],
  ['“', '”'],
  ['‘', '’'],
])
export const isQuote = (char: string): boolean => QUOTES.has(char)

/** What may follow the end of a string: a quotation mark before anything else is one that was not escaped. */
const AFTER_STRING = /\s*(?:[,:}\]"“，：]|$)/uy

/**
 * A string in any kind of quotes, with raw line breaks and, unless told otherwise, unescaped quotes; half characters and NUL become
 * U+FFFD.
 */
export function readString(cursor: Cursor, endsHere = mayEndHere): Piece {
  const { text } = cursor
  const quote = QUOTES.get(text.charAt(cursor.at))
  let read = ''
  let from = ++cursor.at
  for (; cursor.at < text.length; cursor.at++) {
    const char = text.charAt(cursor.at)
    if (char === '\\') {
      read += text.slice(from, cursor.at) + escaped(cursor)
      from = cursor.at + 1
    } else if (char === quote && endsHere(text, cursor.at + 1)) {
      read += text.slice(from, cursor.at++)
      return { value: wellFormed(read).replaceAll('\0', '\uFFFD'), whole: true }
    }
  }
  cursor.at = text.length
  return stop(cursor)
}

function mayEndHere(text: string, at: number): boolean {
  AFTER_STRING.lastIndex = at
  return AFTER_STRING.test(text)
}

/** What the escape means; leaves the cursor on its last character. */
function escaped(cursor: Cursor): string {
  const letter = cursor.text.charAt(++cursor.at)
  if (letter !== 'u') return ESCAPES[letter] ?? letter
  const digits = cursor.text.slice(cursor.at + 1, cursor.at + 5)
  if (!/^[\da-f]{4}$/iu.test(digits)) return 'u'
  cursor.at += 4
  return String.fromCharCode(Number.parseInt(digits, 16))
}

/** As JSON writes them, and as Python and JavaScript do. */
const WORDS: ReadonlyMap<string, unknown> = new Map<string, unknown>([
  ['true', true],
  ['false', false],
  ['null', null],
  ['True', true],
  ['False', false],
  ['None', null],
  ['undefined', null],
  ['NaN', null],
  ['Infinity', null],
  ['-Infinity', null],
])
const BARE = /[\w+.-]{1,40}/uy
const NUMBER = /^-?(?:\d+(?:\.\d*)?|\.\d+)(?:e[+-]?\d+)?$/iu

/** A number or one of the words. At the very end of the text it may lack its last digits, and is not taken. */
export function readBare(cursor: Cursor): Piece {
  BARE.lastIndex = cursor.at
  const bare = BARE.exec(cursor.text)?.[0] ?? ''
  const end = cursor.at + bare.length
  if (end >= cursor.text.length) cursor.at = end
  else if (WORDS.has(bare) || NUMBER.test(bare)) {
    cursor.at = end
    return { value: WORDS.has(bare) ? WORDS.get(bare) : Number(bare), whole: true }
  }
  return stop(cursor)
}

const NAME = /[\p{L}_$][\p{L}\p{N}_$-]{0,99}/uy

/** The name of a member: a string, or a bare word. */
export function readName(cursor: Cursor): Piece {
  if (isQuote(cursor.text.charAt(cursor.at))) return readString(cursor, () => true)
  NAME.lastIndex = cursor.at
  const name = NAME.exec(cursor.text)?.[0]
  if (name === undefined) return stop(cursor)
  cursor.at += name.length
  return cursor.at >= cursor.text.length ? stop(cursor) : { value: name, whole: true }
}
