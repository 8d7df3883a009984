import { checkText } from '../statements/checks.ts'
import { damaged } from './columns.ts'

/** Texts as a JSON list. Throws for text that JSON would hide from the check on statements. */
export function writeTexts(texts: readonly string[]): string {
  for (const text of texts) checkText(text)
  return JSON.stringify(texts)
}

export function readTexts(json: unknown, column: string): readonly string[] {
  const texts: unknown = typeof json === 'string' ? parse(json, column) : null
  return isTextList(texts) ? texts : damaged(column)
}

function parse(json: string, column: string): unknown {
  try {
    return JSON.parse(json)
  } catch {
    return damaged(column)
  }
}

function isTextList(value: unknown): value is readonly string[] {
  return Array.isArray(value) && value.every((member) => typeof member === 'string')
}
