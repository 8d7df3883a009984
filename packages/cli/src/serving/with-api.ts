import type { createServer } from '@recollect/server'
import type { Context } from '../context.ts'
import { JOB_KINDS } from '../jobs/handlers.ts'
import { openQueue } from '../jobs/queue.ts'
import { discoveryModels } from '../models/discovery.ts'
import { withMemory } from '../open-memory.ts'
import { makeAccess } from '../privacy/access.ts'
import { serverOptions } from './options.ts'
import type { Asking } from './options.ts'

export type Api = ReturnType<typeof createServer>

/** Opens the memory with an API upon it, works with that, and closes both whatever happens. */
export async function withApi<T>(
  asking: Asking,
  context: Context,
  work: (api: Api) => Promise<T>,
): Promise<T> {
  const { loaded } = context
  const { tokens } = asking
  const { models } = await discoveryModels(loaded)
  const access = tokens === null ? {} : { access: await makeAccess(loaded) }
  return withMemory(
    context,
    'write',
    async ({ inside: { whole } }) => {
      const queue = await openQueue(loaded.settings, JOB_KINDS)
      try {
        const { createServer } = await import('@recollect/server')
        return await work(createServer(whole, await serverOptions(asking, queue, context)))
      } finally {
        await queue.close()
      }
    },
    { ...models, ...access },
  )
}
