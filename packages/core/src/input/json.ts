import { z } from 'zod'
import type { Json, Metadata } from '../types/item.ts'

const MAX_DEPTH = 32
/** NUL and halves of surrogate pairs, which a store refuses or changes. */
const UNSTORABLE = /[\0\p{Cs}]/u

function isStorable(value: unknown, depth: number): value is Json {
  if (typeof value === 'string') return !UNSTORABLE.test(value)
  if (typeof value === 'number') return Number.isFinite(value)
  if (typeof value !== 'object' || value === null) return value === null || typeof value === 'boolean'
  if (depth === 0) return false
  if (Array.isArray(value)) return value.every((inner) => isStorable(inner, depth - 1))
  return (
    isPlain(value) &&
    Object.entries(value)
      .flat()
      .every((inner) => isStorable(inner, depth - 1))
  )
}

function isPlain(value: unknown): value is Readonly<Record<string, unknown>> {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return false
  const proto: unknown = Object.getPrototypeOf(value)
  return proto === Object.prototype || proto === null
}

/** What every store can hold and give back unchanged. */
export const metadataSchema = z.custom<Metadata>((value) => isPlain(value) && isStorable(value, MAX_DEPTH), {
  error: `must be an object of JSON values, at most ${MAX_DEPTH} deep, without NUL or half of a surrogate pair`,
})
