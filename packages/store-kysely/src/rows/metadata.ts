import type { Json, Metadata } from '@recollect/core'

/** Whether parsed JSON is an object, as metadata is. What is inside needs no look: a JSON parser makes nothing but JSON. */
export function isMetadata(value: unknown): value is Metadata {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** Whether something that a JSON parser made is JSON: it makes nothing else, whatever is inside. */
export function isJson(value: unknown): value is Json {
  return value !== undefined
}
