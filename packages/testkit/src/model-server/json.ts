import type { Json } from '@recollect/core'

type JsonObject = Readonly<Record<string, Json>>

/** @throws SyntaxError */
export function parseJson(text: string): Json {
  const value: unknown = JSON.parse(text)
  return isJson(value) ? value : null
}

/** It was parsed, so it is. */
const isJson = (value: unknown): value is Json => value !== undefined

export const isList = (value: Json): value is readonly Json[] => Array.isArray(value)

export const isObject = (value: Json): value is JsonObject =>
  typeof value === 'object' && value !== null && !isList(value)

/** A field of an object; null where there is none. */
export const at = (value: Json, name: string): Json =>
  isObject(value) && Object.hasOwn(value, name) ? (value[name] ?? null) : null
