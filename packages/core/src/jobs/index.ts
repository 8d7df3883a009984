export { backOff, reconnectDelay } from './handle.ts'
export { addForEveryScope, throwIfAborted } from './standard.ts'
export type { FanOut } from './standard.ts'
export { failedFate, fateEvent, interruptedFate, repeatedFate } from './handle.ts'
export type { JobFate, JobTries } from './handle.ts'
export { handleJob, jobEmitter } from './handle.ts'
export type { JobHands, TakenJob } from './handle.ts'
export { checkHandlers, within } from './request.ts'
export { isHopeless, reasonOf } from './request.ts'
export { checkKinds, checkRequest, unknownKind } from './request.ts'
export type { CheckedJob } from './request.ts'
export { standardJobs } from './standard.ts'
export type {
  JobRequest,
  JobState,
  QueuedJob,
  JobFilter,
  JobContext,
  JobHandler,
  JobHandlers,
  JobRef,
  JobEvent,
  JobRunOptions,
  JobQueue,
} from '../plugin/jobs.ts'
export type { JobMemory } from '../recollect.ts'
