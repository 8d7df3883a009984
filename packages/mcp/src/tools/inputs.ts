import { z } from 'zod'

/** Parts that several tools take. */
export const name = z.string().min(1, 'must not be empty').max(300)
export const query = z
  .string()
  .min(1, 'must not be empty: pass the question as the user put it')
  .describe('The question as the user put it, in its own language; Chinese, English or mixed.')
export const time = z
  .string()
  .min(1)
  .max(64)
  .describe('ISO 8601, for example 2026-03-01 or 2026-03-01T08:00:00Z.')
export const cursor = z.string().min(1).max(10_000).describe('`next` of the page before.')
export const limit = (most: number, usual: number) =>
  z
    .int()
    .min(1)
    .max(most)
    .optional()
    .describe(`1–${String(most)}; default ${String(usual)}.`)
export const kind = z.enum(['fact', 'preference', 'event', 'profile', 'relationship', 'goal'])

/** Leaves out what was not given: core tells an option that is not there from one that is undefined. */
export const given = <T extends object>(values: T): { [K in keyof T]?: Exclude<T[K], undefined> } => {
  const kept: { [K in keyof T]?: Exclude<T[K], undefined> } = {}
  for (const key in values) {
    const value = values[key]
    if (isThere(value)) kept[key] = value
  }
  return kept
}

const isThere = <V>(value: V): value is Exclude<V, undefined> => value !== undefined
