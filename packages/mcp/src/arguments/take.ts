import { InvalidInputError } from '@recollect/core'
import { entries, keyed, pathOf } from './keys.ts'
import type { Place } from './keys.ts'
import { alone, isObject, takeBoolean, takeNumber, takeOne, takeText } from './scalars.ts'
import { chief, propertyOf } from './shape.ts'
import type { Shape } from './shape.ts'

/**
 * A value as its shape wants it, where there is one way only to read it; else as it was given, for the schema to refuse. The walk is by the
 * shape: it goes no deeper than that, however deep the value is.
 * @throws InvalidInputError for what could be read in two ways.
 */
function take(value: unknown, shape: Shape, at: Place): unknown {
  switch (shape.type) {
    case 'object':
      return takeObject(value, shape, at)
    case 'array':
      return takeArray(value, shape, at)
    case 'boolean':
      return takeBoolean(value)
    case 'integer':
    case 'number':
      return takeNumber(value)
    case 'string':
      return shape.enum === undefined ? takeText(value) : takeOne(value, shape.enum)
  }
}

/** An object, also in JSON or in an array of its own; or the one value alone that it is about. */
function takeObject(value: unknown, shape: Shape, at: Place): unknown {
  const given = alone(value)
  const read = alone(typeof given === 'string' ? parsed(given, at.path) : given)
  if (isObject(read)) return ofKeys(keyed(entries(read, at.path), shape, at), shape, at)
  const about = chief(shape)
  return about === null || (typeof read !== 'string' && typeof read !== 'number') ? read : { [about]: read }
}

export function ofKeys(
  given: ReadonlyMap<string, unknown>,
  shape: Shape,
  at: Place,
): Record<string, unknown> {
  return Object.fromEntries(
    [...given].map(([name, value]) => {
      const inner = propertyOf(shape, name)
      return [name, inner === undefined ? value : take(value, inner, { ...at, path: pathOf(at, name) })]
    }),
  )
}

function takeArray(value: unknown, { items, maxItems = Infinity }: Shape, at: Place): unknown {
  if (items === undefined) return value
  const list = listOf(value, items, at).filter((one) => one !== null)
  // Else each of a million would be looked at, and refused by itself.
  if (list.length > maxItems)
    throw new InvalidInputError(
      `${at.path}: at most ${String(maxItems)} at once. Pass the rest in another call.`,
    )
  return list.map((one, index) => take(one, items, { ...at, path: `${at.path}[${String(index)}]` }))
}

/** A list, also in JSON or as words of a few with commas between them; or one value in place of a list. */
function listOf(value: unknown, items: Shape, { path }: Place): readonly unknown[] {
  const read = typeof value === 'string' ? parsed(value, path) : value
  if (Array.isArray(read)) return read
  if (read === null || read === '') return []
  if (typeof read !== 'string' || items.type === 'object') return [read]
  const parts = read.split(/[,，、;]/u)
  if (items.enum !== undefined) return parts
  if (parts.length > 1 && NAMES.test(path))
    throw new InvalidInputError(
      `${path}: one name with a comma in it, or several? Pass an array: ["…", "…"].`,
    )
  return [read]
}

/** In a list of names a comma may stand between two of them; in one of statements it belongs to the statement. */
const NAMES = /names$/iu

const JSON_LIKE = /^\s*(?:\[\s*[[{"\]]|\{\s*["}]|"\s*(?:[[{]|\\"))/u
/** JSON in JSON in JSON is as far as clients go. */
const DEEPEST = 3

/**
 * What a text holds as JSON; the text itself where it is none.
 * @param path Where it stands in place of something else than a text; null: it may be one.
 * @throws InvalidInputError for what begins like JSON, cannot be read, and is no text.
 */
export function parsed(text: string, path: string | null, depth = 0): unknown {
  if (depth === DEEPEST || !JSON_LIKE.test(text)) return text
  try {
    const value: unknown = JSON.parse(text)
    return typeof value === 'string' ? parsed(value, path, depth + 1) : value
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error
    // Words in quotation marks are a text.
    if (path === null || text.trimStart().startsWith('"')) return text
    throw new InvalidInputError(
      `${path}: this begins like JSON and is none. Pass the value itself, not a string.`,
    )
  }
}
