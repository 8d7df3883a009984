export { standardJobs } from '@recollect/core/jobs'
export type { SqliteJobsOptions } from './options.ts'
export { sqliteJobs } from './sqlite-jobs.ts'
