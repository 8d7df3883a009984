import { readTexts } from './text-list.ts'

/** The terms in a column `indexed_terms`; none when the item is not in the index. */
export function readIndexedTerms(json: unknown): readonly string[] {
  return json === null ? [] : readTexts(json, 'indexed_terms')
}
