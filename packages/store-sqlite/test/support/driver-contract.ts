import { join } from 'node:path'
import type { Recollect } from '@recollect/core'
import type { JobQueue } from '@recollect/core/store'
import { testJobs, testStore } from '@recollect/testkit'
import { describe } from 'vitest'
import { connectBy } from '../../src/driver/drivers.ts'
import { sharesFiles } from '../../src/driver/shares-files.ts'
import type { SqliteDriverName } from '../../src/index.ts'
import { sqliteJobs } from '../../src/jobs/index.ts'
import { testBackups } from './driver-backups.ts'
import { testErasing } from './driver-erasing.ts'
import { testErrors } from './driver-errors.ts'
import { testProcesses } from './driver-processes.ts'
import { fileHarness, temporaryDirectory } from './files.ts'

/** Everything a driver must do: the contract of stores and of jobs, and what only a file of SQLite has. */
export function testDriver(driver: SqliteDriverName): void {
  testStore(fileHarness(`${driver}, file`, { driver }))
  jobsIn(driver)
  describe(driver, () => {
    testErrors(driver, () => connectBy(driver))
    testBackups(driver)
    testErasing(driver)
    // What starts the workers does not run in Deno.
    if (!('Deno' in globalThis)) testProcesses(driver, sharesFiles(driver))
  })
}

function jobsIn(driver: SqliteDriverName): void {
  const places = new Map<JobQueue<Recollect>, { remove(): void }>()
  testJobs({
    name: `${driver}, file`,
    create: async (handlers, { retryMs = () => 0 } = {}) => {
      const place = temporaryDirectory()
      const file = join(place.path, 'jobs.db')
      const jobs = sqliteJobs({ file, driver, handlers, retryMs, pollMs: 10 })
      places.set(jobs, place)
      return jobs
    },
    destroy: async (jobs) => places.get(jobs)?.remove(),
  })
}
