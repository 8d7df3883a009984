import { knownOptions } from '@recollect/core/plugin'
import type { Store } from '@recollect/core'
import type { JobMemory, JobHandlers } from '@recollect/core/store'
import type { RetentionPolicy } from '../retention/policy.ts'
import { rekeyHandler } from './rekey.ts'
import { retainHandler } from './retain.ts'

/** What jobs of this package work on. */
export interface PrivacyJobsOptions {
  /** The store whose values are sealed anew, with its cipher. */
  readonly store: Store
  /** What `retain` jobs without a payload keep scopes down to. */
  readonly retention?: RetentionPolicy
}

/** Kinds of jobs beside those of core: `handlers: { ...standardJobs, ...privacyJobs({ store }) }`. */
export function privacyJobs(options: PrivacyJobsOptions): JobHandlers<JobMemory> {
  const { store, retention } = knownOptions('privacyJobs', options, { store: true, retention: true })
  return { rekey: rekeyHandler(store), retain: retainHandler(retention) }
}
