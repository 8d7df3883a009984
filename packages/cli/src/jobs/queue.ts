import type { JobMemory, JobHandlers, JobQueue } from '@recollect/core/store'
import { asksWho } from '../config/privacy.ts'
import type { Settings } from '../config/types.ts'
import type { Context } from '../context.ts'
import { isServer } from '../database/address.ts'
import { withMemory } from '../open-memory.ts'
import { principalOf } from '../privacy/access.ts'
import { JOB_KINDS } from './handlers.ts'

/** The queue beside the records: in the file itself, or on the server. It takes the kinds of jobs that there are handlers for. */
export async function openQueue(
  { db, sqliteDriver: driver }: Pick<Settings, 'db' | 'sqliteDriver'>,
  handlers: JobHandlers<JobMemory>,
): Promise<JobQueue<JobMemory>> {
  if (isServer(db))
    return (await import('@recollect/store-postgres/jobs')).postgresJobs({ url: db, handlers })
  return (await import('@recollect/store-sqlite/jobs')).sqliteJobs({ file: db, driver, handlers })
}

/** Works with the queue as whoever acts may use it, and closes it whatever happens. */
export async function withQueue<T>(
  context: Pick<Context, 'loaded'>,
  work: (queue: JobQueue<JobMemory>) => Promise<T>,
): Promise<T> {
  const { loaded } = context
  const queue = await openQueue(loaded.settings, JOB_KINDS)
  try {
    if (!asksWho(loaded.settings.privacy)) return await work(queue)
    return await withMemory(context, 'read', ({ inside }) =>
      work(inside.whole.as(principalOf(loaded)).jobs(queue)),
    )
  } finally {
    await queue.close()
  }
}
