export { backOff, reconnectDelay } from './back-off.ts'
export { addForEveryScope, throwIfAborted } from './every-scope.ts'
export type { FanOut } from './every-scope.ts'
export { failedFate, fateEvent, interruptedFate, repeatedFate } from './fate.ts'
export type { JobFate, JobTries } from './fate.ts'
export { handleJob, jobEmitter } from './handle.ts'
export type { JobHands, TakenJob } from './handle.ts'
export { checkHandlers, within } from './options.ts'
export { isHopeless, reasonOf } from './reason.ts'
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
