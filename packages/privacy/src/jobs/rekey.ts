import { InvalidConfigError } from '@recollect/core'
import type { Json, Store } from '@recollect/core'
import type { JobMemory, JobHandler } from '@recollect/core/store'
import { rekeyScope } from '../rekey/rekey.ts'

/** Past the verbs: whoever may use those that cross scopes may do this, and it is written down. @throws AccessError */
async function admitted({ admin }: Pick<JobMemory, 'admin'>): Promise<void> {
  for await (const _ of admin.scopes()) return
}

/** Seals what a scope holds with the current key. `payload.limit`: rows a transaction. */
export const rekeyHandler =
  (store: Store): JobHandler<JobMemory> =>
  async ({ recollect, scope, payload, signal, progress }) => {
    await admitted(recollect)
    const { values, done } = await rekeyScope(store, scope, {
      ...limitOf(payload),
      signal,
      onProgress: ({ values }) => {
        progress(values, values)
      },
    })
    // Stopped, it resolves with what was done: reporting throws then, so that the job waits again.
    if (!done) progress(values, values)
  }

function limitOf(payload: Json): { readonly limit?: number } {
  if (payload === null || typeof payload !== 'object' || !('limit' in payload)) return {}
  const { limit } = payload
  if (typeof limit === 'number') return { limit }
  throw new InvalidConfigError(
    'The limit of a rekey job is not a number. Add it with 1 to 1,000, or without one.',
  )
}
