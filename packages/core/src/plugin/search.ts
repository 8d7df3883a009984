import type { SeqSpan } from '../types/change.ts'

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

/** What makes vectors comparable. Those of different spaces are never compared. */
export interface VectorSpace {
  /** Name of the model that made them, as its embedder gives it. */
  readonly model: string
  readonly dimensions: number
}

/** A space of vectors and how many there are in it. */
export interface SpaceCount extends VectorSpace {
  /** Items of the scope that have a vector in this space. */
  readonly vectors: number
}

/** An item and how near it is. */
export interface Neighbour {
  readonly seq: number
  /** Dot product with the query; of unit vectors their cosine, −1 to 1. */
  readonly score: number
}

/** Vectors of one scope's items, with `capabilities.vectors`. An item has at most one in each space, and none once it is removed. */
export interface VectorReader {
  /** Spaces that hold a vector, by model, then dimensions. */
  spaces(): Promise<readonly SpaceCount[]>
  /**
   * The items of the space with the highest dot product with `query`: at most `limit`, none below `minScore`, the best first, of
   * equal ones the newest. Exact: every vector of the scope in that space is compared. Throws `INVALID_INPUT` when the query has
   * another length than the space has dimensions.
   */
  nearest(
    space: VectorSpace,
    query: Float32Array,
    limit: number,
    minScore: number,
  ): Promise<readonly Neighbour[]>
  /** The first `limit` items after `after` that have no vector in the space, by `seq`. */
  owed(space: VectorSpace, after: number, limit: number): Promise<readonly number[]>
  /** The vectors of the items in a span, both ends included, by `seq`, ascending; as they were put, bit by bit. */
  bySeq(space: VectorSpace, span: SeqSpan): Promise<ReadonlyMap<number, Float32Array>>
}

/** Writes vectors of messages, within a transaction. */
export interface VectorWriter extends VectorReader {
  /**
   * Keeps vectors by the `seq` of their item; what an item had in the space is replaced. Callers give unit vectors. Throws
   * `NOT_FOUND` when the scope has no item with a `seq`, `INVALID_INPUT` for a vector of another length; nothing is written then.
   */
  put(space: VectorSpace, vectors: ReadonlyMap<number, Float32Array>): Promise<void>
  /** Removes the vectors of every other space, and says how many. */
  keepOnly(space: VectorSpace): Promise<number>
}
