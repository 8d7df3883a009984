import type { AbortSignalLike } from '../plugin/ports.ts'
import type { SpaceCount, VectorSpace } from '../plugin/search.ts'
import type { EpochMs } from '../types/item.ts'
import type { EraseOptions, Erasure } from '../plugin/erasure.ts'
import type { JobQueue } from '../plugin/jobs.ts'

/** How many records of a scope have a vector, and how many still want one. */
export interface VectorStats extends VectorSpace {
  /** Messages that have a vector of the present model, and those that have none yet. */
  readonly embedded: number
  readonly owed: number
  /** What other models left: not used, and removed by `reembed`. */
  readonly others: readonly SpaceCount[]
  /** Nodes and episodes that have none yet, counted up to 1,000 of each; left out where a scope has no episodes. */
  readonly owedKnowledge?: number
  /** What to do when something is owed or left; null when all is well. */
  readonly warning: string | null
}

/** How far `backfill` is, and what it comes to in the end: `cards` are those written so far. */
export interface BackfillProgress {
  /** Items read so far and items owed when it began. */
  readonly done: number
  readonly total: number
  readonly cards: number
  /** Items of which some was not read, for its length or the work it takes; left out when there are none. */
  readonly skipped?: number
}

/** How `backfill` goes about it. */
export interface BackfillOptions {
  /** Items a transaction; 1–1,000, default 100. What is committed stays done when it is stopped. */
  readonly batch?: number
  /** Called before the first batch and after each; awaited, so that a caller may let other work in, or throw to stop. */
  readonly onProgress?: (progress: BackfillProgress) => void | Promise<void>
}

/** How far `reembed` is, and what it comes to in the end. */
export interface ReembedProgress {
  /** Messages, then nodes and episodes handled so far, and those owed when it began. */
  readonly done: number
  readonly total: number
  /** Those the embedder refused: they stay owed. */
  readonly failed: number
  /** Vectors of other models removed at the end. */
  readonly removed: number
}

/** How `reembed` goes about it. */
export interface ReembedOptions {
  /** Messages handed to the embedder together; 1–1,000, default 64. What is committed stays done when it is stopped. */
  readonly batch?: number
  /** Stops it: the promise resolves with what was done. */
  readonly signal?: AbortSignalLike
  /** Called before the first batch and after each; awaited. */
  readonly onProgress?: (progress: ReembedProgress) => void | Promise<void>
}

/** What `settle` found due. */
export interface SettleResult {
  /** Whether anything was due. */
  readonly settled: boolean
  /** When it will be due again; null: when nothing expires or lapses. */
  readonly nextDue: EpochMs | null
}

/** A queue, as far as erasing needs it. */
export type ErasedJobs = Pick<JobQueue<unknown>, 'remove' | 'count'>

/** What `erase` takes beside the memory itself. */
export interface ScopeEraseOptions extends EraseOptions {
  /** The queues that jobs of the scope may wait in: they are taken off them. */
  readonly jobs?: ErasedJobs | readonly ErasedJobs[]
}

/** What an erasure removed, and what of it may be left somewhere. */
export interface EraseReport extends Erasure {
  readonly scope: string
  /** When the rows were gone, by the memory's clock. */
  readonly at: EpochMs
  /** Jobs taken off the queues. */
  readonly jobs: number
}
