import type { Json } from '@recollect/core'

/** A text of any characters as JSON that every store can hold: NUL and halves of surrogate pairs stand there as escapes. */
export const packed = (text: string): Json =>
  /[\0\p{Cs}]/u.test(text) ? { json: JSON.stringify(text) } : text

/** Undoes `packed`; null for what it never gave. */
export function unpacked(value: Json | undefined): string | null {
  if (typeof value === 'string') return value
  if (typeof value !== 'object' || value === null || !('json' in value) || typeof value.json !== 'string')
    return null
  const text: unknown = JSON.parse(value.json)
  return typeof text === 'string' ? text : null
}

/** What a value of a fact may not hold, or what would make it one that cannot be read. */
const REFUSED = /[\p{Cc}\p{Cs}\u202a-\u202e\u2066-\u2069]/u
const VISIBLE = /[\p{L}\p{N}]/u
/** A fact is one statement: what is longer is kept beside it. */
const MOST = 4000

/** A text as the value of a fact: itself where it can be one, else something readable that stands for it. */
export function shownAs(text: string): string {
  if (VISIBLE.test(text) && !REFUSED.test(text) && text.length <= MOST) return text
  const escaped = JSON.stringify(text).replaceAll(new RegExp(REFUSED, 'gu'), escape)
  return escaped.length <= MOST ? escaped : `${escaped.slice(0, MOST).replace(/\p{Cs}$/u, '')}…`
}

const escape = (char: string): string => `\\u${char.charCodeAt(0).toString(16).padStart(4, '0')}`
