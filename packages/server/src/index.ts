export { createServer } from './create-server.ts'
export { staticTokens } from './door/static-tokens.ts'
export type { Authenticate } from './door/static-tokens.ts'
export type { RateLimit } from './door/limits.ts'
export type {
  ErrorPlace,
  EventOptions,
  ServerBindings,
  ServerEnv,
  ServerLimits,
  ServerOptions,
} from './options.ts'
export type { Problem, ProblemIssue, ServerCode } from './problems/problem.ts'
