import { InvalidConfigError } from '@recollect/core'
import type { Json } from '@recollect/core'
import type { JobMemory, JobHandler } from '@recollect/core/store'
import { applyRetention } from '../retention/apply-retention.ts'
import { checkPolicy } from '../retention/policy.ts'
import type { RetentionPolicy } from '../retention/policy.ts'

/** Keeps a scope down to a policy: that of the payload, else `standing`. */
export const retainHandler =
  (standing: RetentionPolicy | undefined): JobHandler<JobMemory> =>
  async ({ recollect, scope, payload, signal, progress }) => {
    await applyRetention(recollect.scope(scope), policyOf(payload, standing), {
      signal,
      onProgress: ({ done, total }) => {
        progress(done, total)
      },
    })
  }

function policyOf(payload: Json, standing: RetentionPolicy | undefined): RetentionPolicy {
  if (payload !== null) return checkPolicy(payload)
  if (standing !== undefined) return standing
  throw new InvalidConfigError(
    'A retain job has no policy. Pass one as its payload, or privacyJobs({ retention }).',
  )
}
