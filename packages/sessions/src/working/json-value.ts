import { InvalidInputError } from '@recollect/core'
import type { Json } from '@recollect/core'
import { hasLoneSurrogate } from '@recollect/core/plugin'

/** Objects and lists inside one another. */
const MAX_DEPTH = 32

/**
 * A copy of a value that every store holds and gives back unchanged. Names such as `__proto__` are data.
 * @throws InvalidInputError naming the place and what to do: for what is no JSON, deeper than 32, or has NUL or half of a surrogate pair.
 */
export function jsonValue(value: unknown, path: string, depth = MAX_DEPTH): Json {
  if (typeof value === 'string') return storable(value, path)
  if (value === null || typeof value === 'boolean') return value
  if (typeof value === 'number' && Number.isFinite(value)) return value === 0 ? 0 : value
  if (typeof value !== 'object' || !(Array.isArray(value) || isPlain(value))) throw refused(path, why(value))
  if (depth === 0) throw refused(path, `lies deeper than ${MAX_DEPTH} levels, or in itself. Flatten it.`)
  return Array.isArray(value) ? listValue(value, path, depth - 1) : objectValue(value, path, depth - 1)
}

function listValue(list: readonly unknown[], path: string, depth: number): Json {
  return Array.from({ length: list.length }, (_, at) => {
    if (!(at in list)) throw refused(`${path}[${at}]`, 'is a hole in a list. Fill it, with null for nothing.')
    return jsonValue(list[at], `${path}[${at}]`, depth)
  })
}

function objectValue(value: object, path: string, depth: number): Json {
  if (Object.getOwnPropertySymbols(value).length > 0)
    throw refused(path, 'has a symbol for a name. Use strings as names.')
  return Object.fromEntries(
    entriesOf(value, path).map(([name, inner]) => [
      storable(name, path),
      jsonValue(inner, `${path}.${name}`, depth),
    ]),
  )
}

function entriesOf(value: object, path: string): readonly (readonly [string, unknown])[] {
  try {
    return Object.entries(value)
  } catch (cause) {
    throw refused(path, 'has a field that fails when it is read. Pass a plain object.', { cause })
  }
}

function storable(text: string, path: string): string {
  if (text.includes('\0')) throw refused(path, 'has a NUL character. Remove it.')
  if (hasLoneSurrogate(text))
    throw refused(path, 'has half of a surrogate pair. Decode it as UTF-8 or UTF-16 first.')
  return text
}

export function isPlain(value: unknown): value is Readonly<Record<string, unknown>> {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return false
  const proto: unknown = Object.getPrototypeOf(value)
  return proto === Object.prototype || proto === null
}

function why(value: unknown): string {
  if (value instanceof Date) return 'is a Date. Pass an ISO string: date.toISOString().'
  if (value === undefined) return 'is undefined. Leave it out, or pass null to remove it.'
  if (typeof value === 'number') return `is ${value}, which JSON cannot say. Pass a finite number, or null.`
  if (typeof value === 'bigint') return 'is a bigint. Pass a number, or a string.'
  if (typeof value === 'object') return 'is an object of a class. Pass a plain object of its fields.'
  return `is a ${typeof value}. Pass JSON: strings, finite numbers, booleans, null, lists and plain objects.`
}

const refused = (path: string, reason: string, options?: ErrorOptions) =>
  new InvalidInputError(`"${clipped(path)}" ${reason} Nothing was stored.`, options)

/** A path may be as long as its names. */
const clipped = (path: string): string => (path.length > 200 ? `${path.slice(0, 200)}…` : path)
