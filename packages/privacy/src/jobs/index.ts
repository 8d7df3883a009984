export { privacyJobs } from './privacy-jobs.ts'
export type { PrivacyJobsOptions } from './privacy-jobs.ts'
