import { join } from 'node:path'
import type { Recollect } from '@recollect/core'
import type { JobQueue } from '@recollect/core/store'
import { testJobs } from '@recollect/testkit'
import { sqliteJobs } from '../src/jobs/index.ts'
import { temporaryDirectory } from './support/files.ts'

const places = new Map<JobQueue<Recollect>, { remove(): void }>()

testJobs({
  name: 'sqlite, file',
  create: async (handlers, { retryMs = () => 0 } = {}) => {
    const place = temporaryDirectory()
    const jobs = sqliteJobs({ file: join(place.path, 'jobs.db'), handlers, retryMs, pollMs: 10 })
    places.set(jobs, place)
    return jobs
  },
  destroy: async (jobs) => places.get(jobs)?.remove(),
})

testJobs({
  name: 'sqlite, in memory',
  create: async (handlers, { retryMs = () => 0 } = {}) =>
    sqliteJobs({ file: ':memory:', handlers, retryMs, pollMs: 10 }),
})
