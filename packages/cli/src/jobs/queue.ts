import type { JobHandlers, JobMemory, JobQueue } from '@recollect/core'
import type { Settings } from '../config/types.ts'
import { isServer } from '../database/address.ts'

/** The queue beside the records: in the file itself, or on the server. It takes the kinds of jobs that there are handlers for. */
export async function openQueue(
  { db, sqliteDriver: driver }: Pick<Settings, 'db' | 'sqliteDriver'>,
  handlers: JobHandlers<JobMemory>,
): Promise<JobQueue<JobMemory>> {
  if (isServer(db))
    return (await import('@recollect/store-postgres/jobs')).postgresJobs({ url: db, handlers })
  return (await import('@recollect/store-sqlite/jobs')).sqliteJobs({ file: db, driver, handlers })
}
