import { damaged } from '../rows/columns.ts'
import type { SealedForm } from './rules.ts'

/**
 * Texts of people seldom begin with a control character; these are told apart without that, as every text of a sealed column has a mark.
 */
const SEALED = '\u0001s:'
const PLAIN = '\u0001p:'
/** What a sealed JSON object calls its value. */
const NAME = '$sealed'

/**
 * The sealed text inside of a value as a column holds it; null when it is kept plain, or is null. Bytes are the sealed value themselves.
 */
export function sealedIn(form: Exclude<SealedForm, 'bytes'>, value: unknown, column: string): string | null {
  if (value === null) return null
  if (typeof value !== 'string') return damaged(column)
  if (form === 'json' || form === 'entries') return namedIn(value, column)
  if (value.startsWith(SEALED)) return value.slice(SEALED.length)
  return form === 'sensitive' && value.startsWith(PLAIN) ? null : damaged(column)
}

/** The value a column holds for a sealed text. `before` is what it held; entries beside the sealed text stay. */
export function holding(
  form: Exclude<SealedForm, 'bytes'>,
  sealed: string,
  before: string | null = null,
): string {
  if (form !== 'json' && form !== 'entries') return SEALED + sealed
  const entries: unknown = before === null ? {} : JSON.parse(before)
  return JSON.stringify({ ...(typeof entries === 'object' ? entries : {}), [NAME]: sealed })
}

/** The value of a column that may hold text plain as well as sealed. */
export const holdingPlain = (text: string): string => PLAIN + text

/** The text that is kept plain in such a column; null when it is sealed. */
export const plainIn = (value: string): string | null =>
  value.startsWith(PLAIN) ? value.slice(PLAIN.length) : null

/** JSON with a sealed text and what stands beside it. */
export const withEntries = (sealed: string, entries: Readonly<Record<string, true>>): string =>
  JSON.stringify({ [NAME]: sealed, ...entries })

function namedIn(json: string, column: string): string {
  const parsed = parse(json, column)
  const sealed: unknown = typeof parsed === 'object' && parsed !== null ? Reflect.get(parsed, NAME) : null
  return typeof sealed === 'string' ? sealed : damaged(column)
}

function parse(json: string, column: string): unknown {
  try {
    return JSON.parse(json)
  } catch {
    return damaged(column)
  }
}
