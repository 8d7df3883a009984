import { z } from 'zod'
import { clip } from '../text.ts'
import { confidenceOf } from './confidence.ts'

/** Words; a number where a model leaves out the quotes. */
const loose = z.union([z.string(), z.number().transform(String)]).transform((text) => text.trim())

/** Needed, and refused when longer: cut off, a key or a quote would be another one. */
export const needed = (max: number) => loose.pipe(z.string().min(1).max(max))

/** Cut off when longer; empty when missing. */
export const optional = (max: number) =>
  loose
    .nullish()
    .catch(null)
    .transform((text) => clip(text ?? '', max))

/** One of a list by its name, in either language or nearly. */
export const named = <T extends string>(find: (name: string) => T | null) =>
  z.string().transform((name, context) => {
    const found = find(name)
    if (found !== null) return found
    context.addIssue({ code: 'custom', message: 'is none of those that were named' })
    return z.NEVER
  })

/** 0–1. Missing: one half. */
export const confidence = z.unknown().transform((value, context) => {
  const found = confidenceOf(value)
  if (found !== null) return found
  context.addIssue({ code: 'custom', message: 'is no confidence from 0 to 1' })
  return z.NEVER
})
