import { InvalidInputError } from '@recollect/core'
import type { Json } from '@recollect/core'
import { label } from '@recollect/core/plugin'
import { isObject } from './merge-patch.ts'
import type { JsonObject } from './merge-patch.ts'

/** A field of a form that holds no further fields. */
export interface Field {
  /** Names from the top. */
  readonly path: readonly string[]
  /** Those names as one: `address.city`. */
  readonly name: string
  /** Null: it was cleared. */
  readonly value: Exclude<Json, JsonObject>
}

/** The fields of a form, those in fields one by one, in the order given. An object without fields is none. Pure. */
export function fieldsOf(fields: Json | undefined, above: readonly string[] = []): readonly Field[] {
  if (!isObject(fields)) return []
  return Object.entries(fields).flatMap(([name, value]): readonly Field[] => {
    const path = [...above, name]
    return isObject(value) ? fieldsOf(value, path) : [{ path, name: path.join('.'), value }]
  })
}

/** @throws InvalidInputError for names that cannot stand in a message. */
export function checkFieldName(name: string): string {
  if (label.safeParse(name).success) return name
  throw new InvalidInputError(
    `A field has a name of 1 to 256 characters with those above it, without control characters: not "${name.slice(0, 80)}". Nothing was stored.`,
  )
}
