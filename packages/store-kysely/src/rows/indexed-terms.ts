import { damaged } from './columns.ts'

/** The terms in a column `indexed_terms`; none when the item is not in the index. */
export function readIndexedTerms(json: unknown): readonly string[] {
  if (json === null) return []
  const terms: unknown = typeof json === 'string' ? parse(json) : json
  return isTextList(terms) ? terms : damaged('indexed_terms')
}

function parse(json: string): unknown {
  try {
    return JSON.parse(json)
  } catch {
    return damaged('indexed_terms')
  }
}

function isTextList(value: unknown): value is readonly string[] {
  return Array.isArray(value) && value.every((member) => typeof member === 'string')
}
