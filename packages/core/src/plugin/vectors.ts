import type { SeqSpan } from '../types/change.ts'

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
