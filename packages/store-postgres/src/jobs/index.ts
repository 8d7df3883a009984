export { postgresJobs } from './postgres-jobs.ts'
export { standardJobs } from './standard.ts'
export type { PostgresJobsOptions } from './options.ts'
