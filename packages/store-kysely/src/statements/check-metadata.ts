import { InvalidInputError } from '@recollect/core'
import type { Json, Metadata } from '@recollect/core'
import { checkText } from './checks.ts'

/** What SQLite reads (documentation, "JSON Functions And Operators": nesting depth). Further down servers run out of stack. */
const DEEPEST = 1000

/** Looks for text that cannot be stored in JSON: escapes would hide it from the check on statements. */
export function checkMetadata(metadata: Metadata | null): void {
  if (metadata !== null) checkObject(metadata, DEEPEST)
}

function checkObject(value: Metadata, depth: number): void {
  for (const [key, inner] of Object.entries(value)) {
    checkText(key)
    checkJson(inner, depth - 1)
  }
}

/** The same for any value. */
export function checkJson(value: Json, depth = DEEPEST): void {
  if (typeof value === 'string') checkText(value)
  else if (typeof value !== 'object' || value === null) return
  else if (depth === 0) throw tooDeep()
  else if (isList(value)) for (const inner of value) checkJson(inner, depth - 1)
  else checkObject(value, depth)
}

function tooDeep(): InvalidInputError {
  return new InvalidInputError(
    `Metadata is nested more than ${String(DEEPEST)} deep and was not stored. Flatten it.`,
  )
}

function isList(value: Json): value is readonly Json[] {
  return Array.isArray(value)
}
