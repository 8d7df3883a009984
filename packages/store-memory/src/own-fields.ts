import type { Json, Metadata } from '@recollect/core'
import { isList } from './checks.ts'

// Frozen copies of a record's fields and of nothing else, so that neither caller nor store can change what the other holds.
// A patch is copied where the caller could still change it.

export const ownTexts = (texts: readonly string[]): readonly string[] => Object.freeze([...texts])

export const ownMetadata = (metadata: Metadata | null): Metadata | null =>
  metadata === null ? null : ownObject(metadata)

const ownObject = (value: Metadata): Metadata =>
  Object.freeze(Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, ownJson(inner)])))

export function ownJson(value: Json): Json {
  // JSON has no −0: what a store writes down as text comes back as 0.
  if (value === 0) return 0
  if (typeof value !== 'object' || value === null) return value
  return isList(value) ? Object.freeze(value.map(ownJson)) : ownObject(value)
}

/** The record with the given fields of the patch; other fields of the patch are ignored. */
export function withPatch<T extends object, K extends keyof T>(
  record: T,
  patch: { readonly [P in K]?: T[P] },
  fields: readonly K[],
): T {
  const next = { ...record }
  for (const field of fields) {
    const value = patch[field]
    if (value !== undefined) next[field] = value
  }
  return Object.freeze(next)
}
