export { postgresJobs } from './postgres-jobs.ts'
export { standardJobs } from '@recollect/core/jobs'
export type { PostgresJobsOptions } from './options.ts'
