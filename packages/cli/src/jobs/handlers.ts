import type { Store } from '@recollect/core'
import type { JobMemory, JobHandlers } from '@recollect/core/store'
import { standardJobs } from '@recollect/core/store'
import { discoverJob } from '@recollect/knowledge'
import type { Settings } from '../config/types.ts'
import { CliError } from '../errors/cli-error.ts'

/** Every kind of job, done on this store by the rules of the configuration. */
export async function jobHandlers(
  store: Store,
  { privacy }: Pick<Settings, 'privacy'>,
): Promise<JobHandlers<JobMemory>> {
  const { privacyJobs } = await import('@recollect/privacy')
  const { retention } = privacy
  const own = privacyJobs({ store, ...(retention === null ? {} : { retention }) })
  return { ...standardJobs, discover: discoverJob, ...own }
}

const notHere = (): Promise<never> =>
  Promise.reject(new CliError('INVALID_CONFIG', (t) => t.errors.unexpected('this queue runs no jobs')))

/** The same kinds, for who only puts jobs on the list or looks at it. */
export const JOB_KINDS: JobHandlers<JobMemory> = {
  ...standardJobs,
  discover: discoverJob,
  rekey: notHere,
  retain: notHere,
}
