import type { PostingsResult } from '../../plugin/search.ts'

/**
 * Robertson & Zaragoza 2009, with the scope's own counts. b is low because messages are short and of like length; k1 as is common
 * for short texts.
 */
const K1 = 1.2
const B = 0.6

/**
 * What was found, in lists side by side: a message has one place in all of them. Of thousands that hold a word few are wanted, so that none
 * is an object.
 */
export interface Scored {
  readonly seqs: readonly number[]
  readonly scores: readonly number[]
  /** The query's information (idf × weight) that each message holds. */
  readonly held: readonly number[]
  /** By sequence number. */
  readonly places: ReadonlyMap<number, number>
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

export interface ScoredSeq {
  readonly seq: number
  readonly score: number
  /** Share (0–1) of the query's information (idf × weight) that the item holds. */
  readonly coverage: number
}

/** Scores items by weighted BM25, in no order: of thousands that hold a word few are wanted. Linear in the postings given. */
export function bm25(
  found: PostingsResult,
  weights: ReadonlyMap<string, number>,
  { own, added, note }: Bm25Options = {},
): readonly ScoredSeq[] {
  const scored = tally(found)
  scored.add(found.terms, weights, { added, note })
  const total = wholeWorth(found, weights, own)
  return scored.seqs.map((seq, place) => ({
    seq,
    score: scored.scores[place] ?? 0,
    coverage: coverageAt(scored, place, total),
  }))
}

interface Counting extends Pick<Bm25Options, 'note'> {
  readonly added?: Bm25Options['added'] | undefined
}

/** Scores items by weighted BM25, term after term: what has been counted once is not counted again. */
export interface Tally extends Scored {
  /** Counts the postings of more terms. Linear in them. */
  add(terms: PostingsResult['terms'], weights: ReadonlyMap<string, number>, options?: Counting): void
}

/** A tally of a scope with so many messages in its index. */
export function tally({ documents, totalLength }: Pick<PostingsResult, 'documents' | 'totalLength'>): Tally {
  const average = documents > 0 ? totalLength / documents : 1
  const [seqs, scores, held]: [number[], number[], number[]] = [[], [], []]
  const places = new Map<number, number>()
  const count = (seq: number, value: number, share: number) => {
    const place = places.get(seq)
    if (place === undefined) {
      places.set(seq, seqs.length)
      seqs.push(seq)
      scores.push(value)
      held.push(share)
    } else {
      scores[place] = (scores[place] ?? 0) + value
      held[place] = (held[place] ?? 0) + share
    }
  }
  return {
    ...{ seqs, scores, held, places },
    add(terms, weights, { added, note } = {}) {
      for (const { term, df, postings } of terms) {
        const worth = idf(documents, df) * (weights.get(term) ?? 0)
        const share = added?.has(term) ? 0 : worth
        for (const [seq, tf, length] of postings) {
          const value = worth * ((tf * (K1 + 1)) / (tf + K1 * (1 - B + (B * length) / average)))
          note?.(seq, term, value)
          count(seq, value, share)
        }
      }
    },
  }
}

/** Orders places: the best score first, the newest among equals. */
export const byScore =
  ({ seqs }: Pick<Scored, 'seqs'>, scores: ArrayLike<number>) =>
  (a: number, b: number): number =>
    (scores[b] ?? 0) - (scores[a] ?? 0) || (seqs[b] ?? 0) - (seqs[a] ?? 0)

export const placesIn = ({ seqs }: Pick<Scored, 'seqs'>): readonly number[] =>
  seqs.map((_seq, place) => place)

/** How much the query's own words say (`total` of `wholeWorth`), in words that one message alone holds. */
export const informationOf = ({ documents }: Pick<PostingsResult, 'documents'>, total: number): number =>
  documents === 0 ? 0 : total / idf(documents, 1)

/**
 * Information of all own words of the query, those the scope has never heard included: expansions do not count. `own`: left out, those of
 * weight 1.
 */
export function wholeWorth(
  found: PostingsResult,
  weights: ReadonlyMap<string, number>,
  own?: ReadonlySet<string>,
): number {
  const df = new Map(found.terms.map((t) => [t.term, t.df]))
  let total = 0
  for (const [term, weight] of weights) {
    if (own ? own.has(term) : weight === 1) total += weight * idf(found.documents, df.get(term) ?? 0)
  }
  return total
}

/** Share (0–1) of the query's information that the item at a place holds. */
export const coverageAt = ({ held }: Pick<Scored, 'held'>, place: number, total: number): number =>
  total > 0 ? Math.min(1, (held[place] ?? 0) / total) : 0
