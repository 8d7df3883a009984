import type { SeqSpan } from '@recollect/core/store'
import { damaged, text } from '../rows/columns.ts'
import { readIndexedTerms } from '../rows/indexed-terms.ts'
import { listParts, listSize } from '../statements/shapes.ts'
import type { ScopeSession } from './scope-session.ts'

type Indexed = readonly [seq: number, indexedTerms: unknown]

/**
 * Under which terms the items of a span are indexed, and how often each has them. Items know their terms, so that the index is read by
 * term, as it is kept, and only where they are.
 */
export async function termsOfSpan(
  session: ScopeSession,
  span: SeqSpan,
  items: readonly Indexed[],
): Promise<ReadonlyMap<number, ReadonlyMap<string, number>>> {
  const known = items.map(([seq, column]) => [seq, readIndexedTerms(column)] as const)
  const counts = await readCounts(session, span, new Set(known.flatMap(([, terms]) => terms)))
  const { writeKey } = session.codec
  return new Map(
    known.map(([seq, terms]) => {
      const count = (term: string) => counts.get(seq)?.get(writeKey(term)) ?? damaged('indexed_terms')
      return [seq, new Map(terms.map((term) => [term, count(term)]))]
    }),
  )
}

/** Occurrences by item and by key of the term. */
async function readCounts(
  { connection, statements, codec, id: scope }: ScopeSession,
  [first, last]: SeqSpan,
  terms: ReadonlySet<string>,
): Promise<ReadonlyMap<number, ReadonlyMap<string, number>>> {
  const counts = new Map<number, Map<string, number>>()
  for (const part of listParts([...terms].map(codec.writeKey))) {
    const size = listSize(part.length)
    const query = statements.copy.postings.of(String(size), size).with({ scope, first, last }, part)
    for (const [column, item, tf] of await connection.rows(query)) {
      const [seq, term] = [codec.readInteger(item), text(column, 'term')]
      const ofItem = counts.get(seq) ?? new Map<string, number>()
      // The key of the table: it is there once.
      if (ofItem.has(term)) damaged('term')
      counts.set(seq, ofItem.set(term, codec.readInteger(tf)))
    }
  }
  return counts
}
