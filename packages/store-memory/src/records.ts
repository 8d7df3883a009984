import { StoreError } from '@recollect/core'
import type { Json, Metadata, SeqSpan } from '@recollect/core'

/** A frozen deep copy, so that neither caller nor store can change what the other holds. */
export function ownMetadata(metadata: Metadata | null): Metadata | null {
  return metadata === null ? null : copyObject(metadata)
}

/** The same for any JSON value. */
export function ownJson(value: Json): Json {
  return copyJson(value)
}

function copyObject(value: Metadata): Metadata {
  return Object.freeze(
    Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, copyJson(inner)])),
  )
}

function copyJson(value: Json): Json {
  // JSON has no −0: what a store writes down as text comes back as 0.
  if (value === 0) return 0
  if (typeof value !== 'object' || value === null) return value
  return isList(value) ? Object.freeze(value.map(copyJson)) : copyObject(value)
}

export function isList(value: Json): value is readonly Json[] {
  return Array.isArray(value)
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

/** Refuses to put a record back at a place that is taken or was never given out. */
export function refuseSeq(rows: ReadonlyMap<number, unknown>, seq: number, last: number): void {
  if (Number.isInteger(seq) && seq >= 1 && seq <= last && !rows.has(seq)) return
  throw new StoreError(
    'STORE_CONFLICT',
    `Place ${String(seq)} is taken or was never given out. Put back only what was removed, at the place it had.`,
  )
}

/** The numbers of a span that were given out, lowest first. */
export function numbersIn([first, last]: SeqSpan, highest: number): number[] {
  const [from, to] = [Math.max(first, 1), Math.min(last, highest)]
  return Array.from({ length: Math.max(0, to - from + 1) }, (_, at) => from + at)
}
