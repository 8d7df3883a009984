import type { JobMemory, JobHandlers, JobQueue } from '@recollect/core/store'

/** How the kit gets at a queue of jobs. */
export interface JobsHarness {
  /** Heads the report: `jobs on sqlite`. */
  readonly name: string
  /**
   * A queue with these handlers that sees no job of a queue made before, and looks for work often. `retryMs`: how long a job waits after
   * its n-th try failed; not at all when it is not given.
   */
  create(
    handlers: JobHandlers<JobMemory>,
    options?: { readonly retryMs?: (attempt: number) => number },
  ): Promise<JobQueue<JobMemory>>
  /** Frees what `create` made; called after the queue was closed. */
  destroy?(queue: JobQueue<JobMemory>): Promise<void>
}

/** One sentence of the contract and the check that it holds. */
export interface JobsCase {
  readonly name: string
  run(make: JobsHarness['create']): Promise<void>
}

export const jobsCase = (name: string, run: JobsCase['run']): JobsCase => ({ name, run })
