import { own } from '../util/names.ts'
import type { Json } from '../types/item.ts'

/** A field of a payload; undefined where there is none. */
export const fieldOf = (payload: Json, name: string): Json | undefined =>
  isObject(payload) ? own(payload, name) : undefined

/** A whole number of a payload under its name, to be spread; nothing where it is none. */
export function wholeField<Name extends string>(payload: Json, name: Name): Partial<Record<Name, number>> {
  const value = fieldOf(payload, name)
  const found: Partial<Record<Name, number>> = {}
  if (typeof value === 'number' && Number.isFinite(value)) found[name] = Math.trunc(value)
  return found
}

/** Whether it is an object with fields. Pure. */
export const isObject = (value: Json): value is Readonly<Record<string, Json>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
