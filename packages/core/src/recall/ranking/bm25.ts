import type { PostingsResult } from '../../plugin/store.ts'

/**
 * Robertson & Zaragoza 2009, with the scope's own counts. b is low because messages are short and of like length; k1 as is common
 * for short texts.
 */
const K1 = 1.2
const B = 0.6

export interface ScoredSeq {
  readonly seq: number
  readonly score: number
  /** Share (0–1) of the query's information (idf × weight) that the item holds. */
  readonly coverage: number
}

/** Inverse document frequency, never negative (Lucene's form). */
export const idf = (documents: number, df: number): number =>
  Math.log(1 + (documents - df + 0.5) / (df + 0.5))

export interface Bm25Options {
  /** The query's own terms: what coverage is a share of. Left out, those of weight 1. */
  readonly own?: ReadonlySet<string>
  /** Terms that count for the score only. */
  readonly added?: ReadonlySet<string>
  /** Told what each term is worth to an item. */
  readonly note?: ((seq: number, term: string, value: number) => void) | undefined
}

/** Best first, newest first among equals. */
export const byScore = (a: Omit<ScoredSeq, 'coverage'>, b: Omit<ScoredSeq, 'coverage'>): number =>
  b.score - a.score || b.seq - a.seq

/** Scores items by weighted BM25, in no order: of thousands that hold a word few are wanted. Linear in the postings given. */
export function bm25(
  found: PostingsResult,
  weights: ReadonlyMap<string, number>,
  { own, added, note }: Bm25Options = {},
): readonly ScoredSeq[] {
  const { documents } = found
  const average = documents > 0 ? found.totalLength / documents : 1
  const scores = new Map<number, { readonly seq: number; score: number; held: number }>()
  for (const { term, df, postings } of found.terms) {
    const worth = idf(documents, df) * (weights.get(term) ?? 0)
    const held = added?.has(term) ? 0 : worth
    for (const [seq, tf, length] of postings) {
      const value = worth * ((tf * (K1 + 1)) / (tf + K1 * (1 - B + (B * length) / average)))
      note?.(seq, term, value)
      const entry = scores.get(seq)
      if (entry === undefined) scores.set(seq, { seq, score: value, held })
      else {
        entry.score += value
        entry.held += held
      }
    }
  }
  const total = wholeWorth(found, weights, own)
  return Array.from(scores.values(), ({ seq, score, held }) => ({
    seq,
    score,
    coverage: total > 0 ? Math.min(1, held / total) : 0,
  }))
}

/** How much the query's own words say, in words that one message alone holds. */
export function informationOf(
  found: PostingsResult,
  weights: ReadonlyMap<string, number>,
  own: ReadonlySet<string>,
): number {
  return found.documents === 0 ? 0 : wholeWorth(found, weights, own) / idf(found.documents, 1)
}

/** Information of all own words of the query, those the scope has never heard included: expansions do not count. */
function wholeWorth(
  found: PostingsResult,
  weights: ReadonlyMap<string, number>,
  own: ReadonlySet<string> | undefined,
): number {
  const df = new Map(found.terms.map((t) => [t.term, t.df]))
  let total = 0
  for (const [term, weight] of weights) {
    if (own ? own.has(term) : weight === 1) total += weight * idf(found.documents, df.get(term) ?? 0)
  }
  return total
}
