import type { Json, Metadata } from '@recollect/core'
import { checkText } from './checks.ts'

/** Looks for text that cannot be stored in JSON: escapes would hide it from the check on statements. */
export function checkMetadata(metadata: Metadata | null): void {
  if (metadata !== null) checkObject(metadata)
}

function checkObject(value: Metadata): void {
  for (const [key, inner] of Object.entries(value)) {
    checkText(key)
    checkJson(inner)
  }
}

function checkJson(value: Json): void {
  if (typeof value === 'string') checkText(value)
  else if (typeof value !== 'object' || value === null) return
  else if (isList(value)) for (const inner of value) checkJson(inner)
  else checkObject(value)
}

function isList(value: Json): value is readonly Json[] {
  return Array.isArray(value)
}
