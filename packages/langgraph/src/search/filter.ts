import { InvalidInputError } from '@recollect/core'
import { isPlain } from '../record/json-value.ts'
import { jsonEqual } from './json-equal.ts'

/** Conditions on the fields of a value; all of them hold. */
export type Filter = Readonly<Record<string, unknown>>

type Test = (held: unknown, wanted: unknown) => boolean

const OPERATORS = new Map<string, Test>([
  ['$eq', jsonEqual],
  ['$ne', (held, wanted) => !jsonEqual(held, wanted)],
  ['$gt', (held, wanted) => compared(held, wanted) > 0],
  ['$gte', (held, wanted) => compared(held, wanted) >= 0],
  ['$lt', (held, wanted) => compared(held, wanted) < 0],
  ['$lte', (held, wanted) => compared(held, wanted) <= 0],
  ['$in', (held, wanted) => isIn(held, wanted)],
  ['$nin', (held, wanted) => !isIn(held, wanted)],
])

/** Whether a value passes. Pure. */
export const passes = (value: Readonly<Record<string, unknown>>, filter: Filter): boolean =>
  Object.entries(filter).every(([field, wanted]) => {
    const held = Object.hasOwn(value, field) ? value[field] : undefined
    return isOperators(wanted)
      ? Object.entries(wanted).every(([name, than]) => OPERATORS.get(name)?.(held, than) ?? false)
      : jsonEqual(held, wanted)
  })

/** @throws InvalidInputError for an operator there is none of. */
export function checkFilter(filter: Filter): void {
  for (const wanted of Object.values(filter)) {
    if (!isPlain(wanted)) continue
    const unknown = Object.keys(wanted).find((name) => name.startsWith('$') && !OPERATORS.has(name))
    if (unknown !== undefined)
      throw new InvalidInputError(
        `A filter has no operator "${unknown.slice(0, 50)}". There are ${[...OPERATORS.keys()].join(', ')}.`,
      )
  }
}

const isOperators = (wanted: unknown): wanted is Readonly<Record<string, unknown>> => {
  const names = isPlain(wanted) ? Object.keys(wanted) : []
  return names.length > 0 && names.every((name) => OPERATORS.has(name))
}

const isIn = (held: unknown, list: unknown): boolean =>
  Array.isArray(list) && list.some((one) => jsonEqual(held, one))

/** Numbers, also as texts, by size; other texts, such as dates in ISO 8601, by code unit; what cannot be compared is NaN. */
function compared(one: unknown, other: unknown): number {
  const [left, right] = [numberIn(one), numberIn(other)]
  if (!Number.isNaN(left) && !Number.isNaN(right)) return left - right
  if (typeof one !== 'string' || typeof other !== 'string') return Number.NaN
  if (one === other) return 0
  return one < other ? -1 : 1
}

const numberIn = (value: unknown): number => {
  if (typeof value === 'number') return value
  return typeof value === 'string' && value.trim() !== '' ? Number(value) : Number.NaN
}
