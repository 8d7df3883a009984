import { InvalidInputError, InvalidConfigError, RecollectError } from '../errors/errors.ts'
import { checkScope } from '../input/scope.ts'
import { utf8Bytes } from '../util/strings.ts'
import type { JobRequest, JobHandlers } from '../plugin/jobs.ts'
import type { EpochMs, Json } from '../types/item.ts'
import { own } from '../util/objects.ts'

/** A job as it is written. */
export interface CheckedJob {
  readonly kind: string
  readonly scope: string | null
  readonly payload: Json
  readonly key: string | null
  readonly runAt: EpochMs | null
  readonly maxAttempts: number
  readonly everyMs: number | null
  readonly principal: string | null
}

const MAX_PAYLOAD_BYTES = 65_536
const DEFAULT_ATTEMPTS = 15
const MINUTE = 60_000
const YEAR = 366 * 24 * 60 * MINUTE
/** What not every queue can keep: Postgres's JSON operators refuse it. */
const UNSTORABLE = /[\0\p{Cs}]/u
/** The last millisecond of the year 9999. */
const LAST = 253_402_300_799_999

/** A request for a job with everything that was left out filled in. @throws InvalidInputError; InvalidScopeError */
export function checkRequest(request: JobRequest, kinds: readonly string[]): CheckedJob {
  const {
    kind,
    scope,
    payload = null,
    key,
    runAt,
    maxAttempts = DEFAULT_ATTEMPTS,
    everyMs,
    principal,
  } = request
  if (!kinds.includes(kind)) throw new InvalidInputError(unknownKind(kind, kinds))
  if (everyMs !== undefined && scope !== null)
    throw new InvalidInputError('everyMs goes with scope: null. Leave it out, or name no scope.')
  checkNumber('everyMs', everyMs ?? MINUTE, MINUTE, YEAR)
  checkNumber('maxAttempts', maxAttempts, 1, 100)
  checkNumber('runAt', runAt ?? 0, 0, LAST)
  if (key !== undefined && (key === '' || key.length > 512 || UNSTORABLE.test(key)))
    throw new InvalidInputError('The key of a job has 1 to 512 characters and no NUL. Use a shorter one.')
  if (principal !== undefined && (principal === '' || principal.length > 256 || UNSTORABLE.test(principal)))
    throw new InvalidInputError('The principal of a job has 1 to 256 characters and no NUL. Pass its id.')
  checkPayload(payload)
  return {
    kind,
    scope: scope === null ? null : checkScope(scope),
    payload,
    key: key ?? null,
    runAt: runAt ?? null,
    maxAttempts,
    everyMs: everyMs ?? null,
    principal: principal ?? null,
  }
}

/** The message for a kind of job nobody handles. */
export const unknownKind = (kind: string, kinds: readonly string[]): string =>
  `There is no kind of job "${kind}", only ${kinds.join(', ')}. Add a handler of that name where the queue is made.`

/** The kinds a runner was asked for; all when it was not said. @throws InvalidInputError */
export function checkKinds(
  kinds: readonly string[] | undefined,
  known: readonly string[],
): readonly string[] {
  for (const kind of kinds ?? [])
    if (!known.includes(kind)) throw new InvalidInputError(unknownKind(kind, known))
  return kinds ?? known
}

function checkNumber(name: string, value: number, least: number, most: number): void {
  if (Number.isInteger(value) && value >= least && value <= most) return
  throw new InvalidInputError(`${name} must be a whole number from ${String(least)} to ${String(most)}.`)
}

function checkPayload(payload: Json): void {
  let unstorable = false
  const check = (name: string, value: unknown): unknown => {
    unstorable ||= UNSTORABLE.test(name) || (typeof value === 'string' && UNSTORABLE.test(value))
    return value
  }
  const json = stringified(payload, check)
  if (unstorable)
    throw new InvalidInputError('The payload holds a NUL or half of a surrogate pair. Take it out.')
  if (json === undefined || utf8Bytes(json) > MAX_PAYLOAD_BYTES)
    throw new InvalidInputError('The payload must be JSON of at most 64 kB. Pass ids instead of contents.')
}

function stringified(value: unknown, check: (name: string, value: unknown) => unknown): string | undefined {
  try {
    return JSON.stringify(value, check)
  } catch (error) {
    throw new InvalidInputError('The payload is not JSON. Pass plain objects, lists and values.', {
      cause: error,
    })
  }
}

const KIND = /^[a-z][a-z0-9-]{0,63}$/u

/** Gives handlers back when each of their kinds can be one. @throws InvalidConfigError for a kind that cannot be one. */
export function checkHandlers<M>(handlers: JobHandlers<M>): JobHandlers<M> {
  for (const kind of Object.keys(handlers)) {
    if (!KIND.test(kind))
      throw new InvalidConfigError(
        `"${kind}" cannot be a kind of job. Use lower-case letters, digits and hyphens.`,
      )
  }
  return handlers
}

/** Gives an option back when it is a whole number in its range. @throws InvalidConfigError */
export function within(name: string, value: number, least: number, most: number): number {
  if (Number.isInteger(value) && value >= least && value <= most) return value
  throw new InvalidConfigError(`${name} must be a whole number from ${String(least)} to ${String(most)}.`)
}

/** A field of a payload; undefined where there is none. */
export const fieldOf = (payload: Json, name: string): Json | undefined =>
  isObject(payload) ? own(payload, name) : undefined

/** A whole number of a payload under its name, to be spread; nothing where it is none. */
export function wholeField<Name extends string>(payload: Json, name: Name): Partial<Record<Name, number>> {
  const value = fieldOf(payload, name)
  const found: Partial<Record<Name, number>> = {}
  if (typeof value === 'number' && Number.isFinite(value)) found[name] = Math.trunc(value)
  return found
}

/** Whether it is an object with fields. Pure. */
export const isObject = (value: Json): value is Readonly<Record<string, Json>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

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
