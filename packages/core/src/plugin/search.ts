/** One document of a term: item seq, occurrences there, length of the document in terms. */
export type Posting = readonly [seq: number, tf: number, length: number]

/** Where one term stands. */
export interface TermPostings {
  readonly term: string
  /** Documents of the scope that have the term; exact even when `postings` was cut. */
  readonly df: number
  readonly postings: readonly Posting[]
}

/** What the index holds for some terms of a query. */
export interface PostingsResult {
  /** Documents in the scope's index and the sum of their lengths. */
  readonly documents: number
  readonly totalLength: number
  /** Rarest first; terms without a document left out. Ends when the budget is spent: the rest has no postings. */
  readonly terms: readonly TermPostings[]
}

/** A stretch of a scope's items: `from <= seq < to`. */
export interface SeqRange {
  readonly from: number
  readonly to: number
}

/** Reads the full-text index of one scope. */
export interface SearchReader {
  /**
   * Postings of the given terms, rarest first, at most `budget` in all (the term that crosses it is read to the budget, newest
   * items first). Cost is linear in what is read, whatever the size of the store. `within` reads only the postings of a stretch;
   * terms, their order and their counts stay those of the whole scope.
   */
  postings(terms: readonly string[], budget: number, within?: SeqRange): Promise<PostingsResult>
}

/** Writes the full-text index of one scope, within a transaction. */
export interface SearchWriter extends SearchReader {
  /**
   * Indexes one item: term → occurrences. Replaces what was there; without terms the item leaves the index. Throws
   * `NotFoundError` when the scope has no item with that `seq`.
   */
  index(seq: number, terms: ReadonlyMap<string, number>): Promise<void>
}
