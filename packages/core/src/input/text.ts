import { InvalidInputError } from '../errors/invalid-input-error.ts'
import { normalizeText } from '../util/normalize.ts'
import { hasLoneSurrogate } from '../util/surrogates.ts'
import type { NormalizedText } from '../plugin/text.ts'

/** C0 but tab, line feed and carriage return; DEL and C1. NUL ends strings in SQLite and is refused by Postgres. */
const CONTROL = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f]/u
/** Embeddings, overrides and isolates that reorder what a reader sees (CVE-2021-42574). Plain direction marks are allowed. */
const BIDI = /[\u202a-\u202e\u2066-\u2069]/u
const CONTENT = /[\p{L}\p{N}\p{S}\p{P}]/u

/**
 * Checks a message or query and makes it ready for matching.
 * @throws InvalidInputError saying what is wrong and what to do.
 */
export function checkText(what: string, text: unknown, maxBytes: number): NormalizedText {
  if (typeof text !== 'string') {
    throw new InvalidInputError(`The ${what} must be a string, not ${kindOf(text)}. Pass its text.`)
  }
  if (isLonger(text, maxBytes)) throw tooLong(what, maxBytes)
  if (hasLoneSurrogate(text)) {
    throw new InvalidInputError(
      `The ${what} has half of a surrogate pair. Decode it as UTF-8 or UTF-16 before passing it.`,
    )
  }
  const control = CONTROL.exec(text)
  if (control) throw forbidden(what, control[0], 'a control character')
  const bidi = BIDI.exec(text)
  if (bidi) throw forbidden(what, bidi[0], 'a character that reorders text')
  const normalized = normalizeText(text)
  if (isLonger(normalized.text, maxBytes)) throw tooLong(what, maxBytes)
  if (!CONTENT.test(normalized.text)) {
    throw new InvalidInputError(`The ${what} is empty. Pass at least one visible character.`)
  }
  return normalized
}

function tooLong(what: string, maxBytes: number): InvalidInputError {
  return new InvalidInputError(
    `The ${what} is longer than ${maxBytes} bytes. Split it into several, or raise limits.maxTextBytes.`,
  )
}

function forbidden(what: string, char: string, name: string): InvalidInputError {
  const code = (char.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')
  return new InvalidInputError(`The ${what} has ${name} (U+${code}). Remove it and try again.`)
}

/** A unit is three bytes at most: most texts need not be counted. */
const isLonger = (text: string, maxBytes: number): boolean =>
  text.length * 3 > maxBytes && utf8Bytes(text) > maxBytes

/** Length in UTF-8 without encoding; a lone half counts three. */
export function utf8Bytes(text: string): number {
  let bytes = 0
  for (let i = 0; i < text.length; i++) {
    const unit = text.charCodeAt(i)
    if (unit < 0x80) bytes += 1
    else if (unit < 0x800) bytes += 2
    else if (unit >= 0xd800 && unit < 0xdc00 && i + 1 < text.length) {
      bytes += 4
      i += 1
    } else bytes += 3
  }
  return bytes
}

function kindOf(value: unknown): string {
  if (value === null) return 'null'
  return Array.isArray(value) ? 'an array' : typeof value
}
