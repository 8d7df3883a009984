import { RecollectError } from '../errors/recollect-error.ts'

const HOPELESS = new Set([
  'INVALID_INPUT',
  'INVALID_SCOPE',
  'INVALID_CONFIG',
  'UNSUPPORTED_CAPABILITY',
  'MODEL_REFUSED',
  'ACCESS_DENIED',
])

/** Whether trying again cannot help: such a job is given up at once. */
export const isHopeless = (error: unknown): boolean =>
  RecollectError.isInstance(error) && HOPELESS.has(error.code)

const MAX_REASON = 2000

/** An error as it is kept with a job; Postgres keeps no NUL, and UTF-8 no half of a pair. */
export function reasonOf(error: unknown): string {
  const code = RecollectError.isInstance(error) ? `${error.code}: ` : ''
  const message = error instanceof Error ? error.message : String(error)
  return `${code}${message}`.slice(0, MAX_REASON).replace(/[\0\p{Cs}]/gu, '�')
}
