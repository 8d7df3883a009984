export { standardJobs } from '@recollect/core/store'
export type { SqliteJobsOptions } from './options.ts'
export { sqliteJobs } from './sqlite-jobs.ts'
