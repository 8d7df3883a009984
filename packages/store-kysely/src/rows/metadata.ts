import type { Metadata } from '@recollect/core'

/** Whether parsed JSON is an object, as metadata is. What is inside needs no look: a JSON parser makes nothing but JSON. */
export function isMetadata(value: unknown): value is Metadata {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
