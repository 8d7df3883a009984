import type { EpochMs, Json } from '../types/item.ts'
import type { AbortSignalLike } from './ports.ts'
import type { Page, PageRequest } from './page.ts'

/** Work that is owed and may be done later, by another process. */
export interface JobRequest {
  /** What is to be done, such as `backfill`; there must be a handler of that name. */
  readonly kind: string
  /** Whose memory; null: every scope there is, each as a job of its own. */
  readonly scope: string | null
  /** What the handler is given; at most 64 kB as JSON. */
  readonly payload?: Json
  /** Tells jobs of one kind and scope apart. A job that waits under the same kind, scope and key is replaced. */
  readonly key?: string
  /** Not before; at once when it is not said. */
  readonly runAt?: EpochMs
  /** How often it may be tried before it is given up; 1–100. */
  readonly maxAttempts?: number
  /** With `scope: null`: every scope again each time so many milliseconds have passed; a minute at least. */
  readonly everyMs?: number
  /** Id of who asks for it, whose rights it is done with: see `as` of `run`. `PrincipalMemory.jobs` sets it. */
  readonly principal?: string
}

/** `failed`: given up, kept with the reason until it is retried or removed. */
export type JobState = 'waiting' | 'running' | 'failed'

/** A job as it stands in its queue. */
export interface QueuedJob {
  readonly id: string
  readonly kind: string
  readonly scope: string | null
  readonly payload: Json
  readonly state: JobState
  /** How often it has been tried, the try under way included. */
  readonly attempts: number
  readonly maxAttempts: number
  readonly runAt: EpochMs
  readonly addedAt: EpochMs
  readonly everyMs: number | null
  /** Id of who asked for it; null where nobody said. What follows from a job is of the same. */
  readonly principal: string | null
  /** Why the last try failed; null when none has. */
  readonly lastError: string | null
}

/** Which jobs; all conditions that are set hold. */
export interface JobFilter {
  readonly ids?: readonly string[]
  readonly kind?: string
  /** Null: the jobs for every scope. */
  readonly scope?: string | null
  readonly state?: JobState
}

/** What a handler is given. `M` is the memory the runner was given. */
export interface JobContext<M> {
  readonly recollect: M
  readonly scope: string
  readonly payload: Json
  /** Aborted when the runner stops: the handler ends soon by throwing, and the job is done again from the start later. */
  readonly signal: AbortSignalLike
  /** Tells how far it is. @throws when the runner stops, so that a handler that reports stops by itself. */
  progress(done: number, total: number): void
  /** Adds what follows from this job. */
  add(job: JobRequest): Promise<QueuedJob>
}

/**
 * Does one job. It may be run again after it has begun, or while it runs: when a process dies, when a connection is lost, when the job
 * is added anew. So it commits in batches, goes on where it was, and does no harm when it is run twice. Returning means done;
 * throwing means that it failed, and is tried again.
 */
export type JobHandler<M> = (job: JobContext<M>) => Promise<void>

/** By kind: lower-case letters, digits and hyphens. */
export type JobHandlers<M> = Readonly<Record<string, JobHandler<M>>>

/** Which job an event is about. */
export type JobRef = Pick<QueuedJob, 'id' | 'kind' | 'scope'>

/** What happens while jobs run. */
export type JobEvent =
  | { readonly type: 'started' | 'done' | 'interrupted'; readonly job: JobRef }
  | { readonly type: 'progress'; readonly job: JobRef; readonly done: number; readonly total: number }
  | { readonly type: 'retrying'; readonly job: JobRef; readonly error: string; readonly inMs: number }
  | { readonly type: 'failed'; readonly job: JobRef; readonly error: string }
  /** Jobs of runners that died wait again; `failed` of them were given up, having outlived too many runners. */
  | { readonly type: 'rescued'; readonly jobs: number; readonly failed: number }
  /** The connections are lost and made again as soon as the server can be reached. */
  | { readonly type: 'disconnected'; readonly error: string }

/** How a runner of jobs works: on what memory, on which kinds, how many at once, until when. */
export interface JobRunOptions<M> {
  /** The memory the jobs are done with. */
  readonly recollect: M
  /**
   * The memory as whoever asked for a job may use it now, in place of `recollect`; for jobs of which nobody said who asked, `recollect`
   * stays. What it throws fails the job.
   */
  readonly as?: (principal: string) => M
  /** Jobs at once in this process; 1–100, default 4. */
  readonly concurrency?: number
  /** Stops it: nothing new is begun, what runs is interrupted and waits again. */
  readonly signal?: AbortSignalLike
  /** Only these kinds; all that have a handler when it is not said. */
  readonly kinds?: readonly string[]
  /** Stops by itself once no job is due and none of these kinds runs anywhere. */
  readonly untilIdle?: boolean
  /** Must not throw. */
  readonly onEvent?: (event: JobEvent) => void
}

/** Keeps jobs until they are done. */
export interface JobQueue<M> {
  /** Puts a job into the queue. @throws InvalidInputError for an unknown kind or malformed job; StoreError when it could not be kept. */
  add(job: JobRequest): Promise<QueuedJob>
  /** In the order they were added. */
  list(filter?: JobFilter, page?: Partial<PageRequest>): Promise<Page<QueuedJob>>
  /** How many jobs pass, by state. */
  count(filter?: JobFilter): Promise<Readonly<Record<JobState, number>>>
  /** Failed jobs that pass get all their tries again, at once. Returns how many. */
  retry(filter?: JobFilter): Promise<number>
  /** Takes jobs that pass off the list, those that run excepted. Returns how many. */
  remove(filter: JobFilter): Promise<number>
  /** Does jobs until the signal stops it. Lost connections are made again. @throws StoreError when it cannot begin. */
  run(options: JobRunOptions<M>): Promise<void>
  /** Stops what runs and closes the connections. Safe to call twice. */
  close(): Promise<void>
}
