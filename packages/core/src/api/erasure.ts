import type { EraseOptions, Erasure } from '../plugin/erasure.ts'
import type { JobQueue } from '../plugin/jobs.ts'
import type { EpochMs } from '../types/item.ts'

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
