import { textOfContent } from '@recollect/core/text'
import { plain, VALUES } from './spellings.ts'

export const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** A value that stands in an array of its own. */
export const alone = (value: unknown): unknown =>
  Array.isArray(value) && value.length === 1 ? value[0] : value

const BOOLEANS = new Map<unknown, boolean>([
  ...['true', 'yes', 'on', '1', 1].map((word) => [word, true] as const),
  ...['false', 'no', 'off', '0', 0].map((word) => [word, false] as const),
])

export function takeBoolean(value: unknown): unknown {
  const given = alone(value)
  return BOOLEANS.get(typeof given === 'string' ? plain(given) : given) ?? given
}

const NUMBER = /^[+-]?\d{1,15}(?:\.\d{1,15})?$/u
/** Longer ones are not looked at: nothing a number or a word of a few is written with. */
const LONGEST = 100

export function takeNumber(value: unknown): unknown {
  const given = alone(value)
  const text = typeof given === 'string' && given.length <= LONGEST ? given.normalize('NFKC').trim() : ''
  return NUMBER.test(text) ? Number(text) : given
}

/** One of a few words, in whatever case, or in another word for it. */
export function takeOne(value: unknown, words: readonly string[]): unknown {
  const given = alone(value)
  if (typeof given !== 'string' || given.length > LONGEST) return given
  const said = plain(given)
  return (
    words.find((word) => plain(word) === said) ??
    words.find((word) => Object.hasOwn(VALUES, word) && VALUES[word]?.includes(said)) ??
    given
  )
}

/** Text, a number in place of an id, or a message in parts as SDKs write it. */
export function takeText(value: unknown): unknown {
  if (typeof value === 'number') return String(value)
  const parts = isObject(value) ? inside(value) : value
  if (!Array.isArray(parts) || parts.length === 0) return parts
  if (parts.every((part) => typeof part === 'string')) return alone(parts)
  return textOfContent(parts.map(withType))
}

/** What stands in `{ text }`, `{ content }` or Gemini's `{ parts }`, where only one of them is there. */
function inside(value: Readonly<Record<string, unknown>>): unknown {
  const names = ['text', 'content', 'parts', 'value'].filter((name) => Object.hasOwn(value, name))
  const [name, other] = names
  const inner = name === undefined || other !== undefined ? undefined : value[name]
  return typeof inner === 'string' || Array.isArray(inner) ? inner : value
}

/** Parts of Gemini have no type. */
const withType = (part: unknown): unknown =>
  isObject(part) && part['type'] === undefined ? { type: 'text', text: part['text'] } : part
