export { runToIdle, typesOf, untilAborted } from './steps.ts'
export type { JobsCase, JobsHarness } from './harness.ts'
export { JOBS_GROUPS, runJobsCase, testJobs } from './test-jobs.ts'
