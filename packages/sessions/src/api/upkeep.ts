import type { AbortSignalLike, TimeInput } from '@recollect/core'

/** How far upkeep of sessions is. */
export interface UpkeepProgress {
  /** Pairs handled so far, and in all. */
  readonly done: number
  readonly total: number
}

/** Upkeep commits batch by batch: what is committed stays done when it is stopped, and a later call goes on behind it. */
export interface UpkeepOptions {
  /** Says what would be done and writes nothing. */
  readonly dryRun?: boolean
  /** Pairs a transaction; 1–1,000, default 200. */
  readonly batch?: number
  /** Stops it: the promise resolves with what was done. */
  readonly signal?: AbortSignalLike
  /** Called before the first batch and after each; awaited. */
  readonly onProgress?: (progress: UpkeepProgress) => void | Promise<void>
}

/** What upkeep of sessions did, or with `dryRun` would do. */
export interface UpkeepResult {
  readonly dryRun: boolean
  /** Sessions and pairs that were changed, or would be. */
  readonly sessions: readonly string[]
  readonly pairs: number
  /** The signal stopped it before the end. */
  readonly stopped: boolean
}

/** Which sessions `sessions.archive` puts away. */
export interface ArchiveOptions extends UpkeepOptions {
  /** 0 or more; default `sessions.archiveAfterDays` (30). */
  readonly olderThanDays?: number
  /** Only these sessions, whatever their age. @throws NotFoundError */
  readonly sessions?: readonly string[]
}

/** Which pairs `sessions.rescore` scores again. */
export interface RescoreOptions extends UpkeepOptions {
  /** Only these sessions. @throws NotFoundError */
  readonly sessions?: readonly string[]
}

/** How `sessions.merge` goes about it. */
export type MergeOptions = UpkeepOptions

/** What `sessions.merge` moved, and into which session. */
export interface MergeResult extends UpkeepResult {
  readonly into: string
  /** Variables of the working memory that were moved; one that both had keeps the later value. */
  readonly variables: number
}

/** What to prune; exactly one of `answers` and `sessions`. */
export interface PruneOptions extends UpkeepOptions {
  /** Texts of answers that are neither marked nor above `sessions.keepAnswersAbove`; questions stay. */
  readonly answers?: true
  /** Archived sessions whose last pair was said before; with their working memory and what their forms became. */
  readonly sessions?: { readonly before: TimeInput }
}

/** What `sessions.prune` freed. */
export interface PruneResult extends UpkeepResult {
  /** Bytes of text that were, or would be, freed. */
  readonly bytes: number
}
