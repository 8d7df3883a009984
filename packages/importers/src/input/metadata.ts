import type { Json, Metadata } from '@recollect/core'
import type { Plain } from './shape.ts'

/** What is kept beside an imported message: where it is from, and what is known of it. The memory checks that it can be stored. */
export const metadataOf = (from: string, about: Plain): Metadata => ({ ...jsonOf(about), importedFrom: from })

export const jsonOf = (about: Plain): Metadata =>
  Object.fromEntries(Object.entries(about).flatMap(([name, value]) => (isJson(value) ? [[name, value]] : [])))

/** Values come from JSON texts, and are JSON. */
const isJson = (value: unknown): value is Json => value !== undefined
