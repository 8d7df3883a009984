import type { PostingsResult } from '../plugin/store.ts'

/**
 * Robertson & Zaragoza 2009, with the scope's own counts. b is low because messages are short and of like length; k1 as is common
 * for short texts.
 */
const K1 = 1.2
const B = 0.5

export interface ScoredSeq {
  readonly seq: number
  readonly score: number
  /** Share (0–1) of the query's information (idf × weight) that the item holds. */
  readonly coverage: number
}

/** Inverse document frequency, never negative (Lucene's form). */
export const idf = (documents: number, df: number): number =>
  Math.log(1 + (documents - df + 0.5) / (df + 0.5))

/** Ranks items by weighted BM25, best first, newest first among equals. Linear in the postings given. */
export function bm25(found: PostingsResult, weights: ReadonlyMap<string, number>): readonly ScoredSeq[] {
  const { documents } = found
  const average = documents > 0 ? found.totalLength / documents : 1
  const scores = new Map<number, { score: number; held: number }>()
  for (const { term, df, postings } of found.terms) {
    const worth = idf(documents, df) * (weights.get(term) ?? 0)
    for (const [seq, tf, length] of postings) {
      const entry = scores.get(seq) ?? { score: 0, held: 0 }
      entry.score += worth * ((tf * (K1 + 1)) / (tf + K1 * (1 - B + (B * length) / average)))
      entry.held += worth
      scores.set(seq, entry)
    }
  }
  const total = wholeWorth(found, weights)
  return [...scores]
    .map(([seq, { score, held }]) => ({ seq, score, coverage: total > 0 ? Math.min(1, held / total) : 0 }))
    .sort((a, b) => b.score - a.score || b.seq - a.seq)
}

/** Information of all own words of the query, those the scope has never heard included: expansions do not count. */
function wholeWorth(found: PostingsResult, weights: ReadonlyMap<string, number>): number {
  const df = new Map(found.terms.map((t) => [t.term, t.df]))
  let total = 0
  for (const [term, weight] of weights) if (weight === 1) total += idf(found.documents, df.get(term) ?? 0)
  return total
}
