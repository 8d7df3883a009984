import { isPlain } from '../record/json-value.ts'

/** Whether two JSON values say the same; the order of names says nothing. Pure. */
export function jsonEqual(one: unknown, other: unknown): boolean {
  if (Array.isArray(one) && Array.isArray(other))
    return one.length === other.length && one.every((value, place) => jsonEqual(value, other[place]))
  if (!isPlain(one) || !isPlain(other)) return one === other
  const fields = Object.entries(one)
  return (
    fields.length === Object.keys(other).length &&
    fields.every(([name, value]) => Object.hasOwn(other, name) && jsonEqual(value, other[name]))
  )
}
