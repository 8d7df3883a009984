import type { Json } from '@recollect/core'

export type JsonObject = Readonly<Record<string, Json>>

export const isObject = (value: Json | undefined): value is JsonObject =>
  typeof value === 'object' && value !== null && !isList(value)

export const isList = (value: Json): value is readonly Json[] => Array.isArray(value)

/** JSON Merge Patch (RFC 7396, section 2): objects field by field, null removes a field, anything else replaces. Pure. */
export function mergePatch(target: Json | undefined, patch: Json): Json {
  if (!isObject(patch)) return patch
  const merged = new Map(isObject(target) ? Object.entries(target) : [])
  for (const [name, value] of Object.entries(patch)) {
    if (value === null) merged.delete(name)
    else merged.set(name, mergePatch(merged.get(name), value))
  }
  return Object.fromEntries(merged)
}

/** Whether two values are the same JSON; the order of names in objects does not count. */
export function sameJson(a: Json | undefined, b: Json | undefined): boolean {
  if (a === b) return true
  if (a === undefined || b === undefined || a === null || b === null) return false
  if (typeof a !== 'object' || typeof b !== 'object') return false
  if (isList(a) || isList(b))
    return isList(a) && isList(b) && a.length === b.length && a.every((one, at) => sameJson(one, b[at]))
  const fields = Object.entries(a)
  return (
    fields.length === Object.keys(b).length &&
    fields.every(([name, value]) => Object.hasOwn(b, name) && sameJson(value, b[name]))
  )
}
