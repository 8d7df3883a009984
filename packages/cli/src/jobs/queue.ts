import type { JobMemory, JobQueue } from '@recollect/core'
import type { Settings } from '../config/types.ts'
import { isServer } from '../database/address.ts'

/** The queue beside the records: in the file itself, or on the server. */
export async function openQueue({ db }: Pick<Settings, 'db'>): Promise<JobQueue<JobMemory>> {
  if (isServer(db)) return (await import('@recollect/store-postgres/jobs')).postgresJobs({ url: db })
  return (await import('@recollect/store-sqlite/jobs')).sqliteJobs({ file: db })
}
