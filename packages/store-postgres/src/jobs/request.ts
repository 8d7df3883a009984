import { createHash } from 'node:crypto'
import { checkScope, InvalidInputError } from '@recollect/core'
import type { EpochMs, JobRequest, Json } from '@recollect/core'

/** What a job's row carries; the kind is the name of graphile-worker's task. */
export interface Envelope {
  readonly scope: string | null
  readonly payload: Json
  readonly key: string | null
  readonly everyMs: number | null
}

/** A job as it is written. */
export interface CheckedJob extends Envelope {
  readonly kind: string
  readonly runAt: EpochMs | null
  readonly maxAttempts: number
}

const MAX_PAYLOAD_BYTES = 65_536
const DEFAULT_ATTEMPTS = 15
const MINUTE = 60_000
const YEAR = 366 * 24 * 60 * MINUTE
/** What Postgres's JSON operators refuse. */
const UNSTORABLE = /[\0\p{Cs}]/u
/** The last millisecond of the year 9999. */
const LAST = 253_402_300_799_999

/** @throws InvalidInputError; InvalidScopeError */
export function checkRequest(request: JobRequest, kinds: readonly string[]): CheckedJob {
  const { kind, scope, payload = null, key, runAt, maxAttempts = DEFAULT_ATTEMPTS, everyMs } = request
  if (!kinds.includes(kind)) throw new InvalidInputError(unknownKind(kind, kinds))
  if (everyMs !== undefined && scope !== null)
    throw new InvalidInputError('everyMs goes with scope: null. Leave it out, or name no scope.')
  checkNumber('everyMs', everyMs ?? MINUTE, MINUTE, YEAR)
  checkNumber('maxAttempts', maxAttempts, 1, 100)
  checkNumber('runAt', runAt ?? 0, 0, LAST)
  if (key !== undefined && (key === '' || key.length > 512 || UNSTORABLE.test(key)))
    throw new InvalidInputError('The key of a job has 1 to 512 characters and no NUL. Use a shorter one.')
  checkPayload(payload)
  return {
    kind,
    scope: scope === null ? null : checkScope(scope),
    payload,
    key: key ?? null,
    runAt: runAt ?? null,
    maxAttempts,
    everyMs: everyMs ?? null,
  }
}

export const unknownKind = (kind: string, kinds: readonly string[]): string =>
  `There is no kind of job "${kind}", only ${kinds.join(', ')}. Add a handler of that name to postgresJobs().`

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
  if (json === undefined || Buffer.byteLength(json) > MAX_PAYLOAD_BYTES)
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

/** Under which a job replaces one that waits; as long however long scope and key are. */
export const jobKey = ({ kind, scope, key }: Pick<CheckedJob, 'kind' | 'scope' | 'key'>): string =>
  `${kind}:${createHash('sha256')
    .update(JSON.stringify([scope, key]))
    .digest('hex')}`

export const envelopeOf = ({ scope, payload, key, everyMs }: Envelope): string =>
  JSON.stringify({ scope, payload, key, everyMs })

/** What `envelopeOf` wrote, read back; null when something else stands there. */
export function readEnvelope(value: unknown): Envelope | null {
  if (typeof value !== 'object' || value === null || !('scope' in value) || !('payload' in value)) return null
  const { scope, payload } = value
  if ((typeof scope !== 'string' && scope !== null) || !isJson(payload)) return null
  const key = 'key' in value && typeof value.key === 'string' ? value.key : null
  const everyMs = 'everyMs' in value && typeof value.everyMs === 'number' ? value.everyMs : null
  return { scope, payload, key, everyMs }
}

/** It comes out of a JSON column, so it is JSON unless it is missing. */
const isJson = (value: unknown): value is Json => value !== undefined
