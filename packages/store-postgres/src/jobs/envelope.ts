import { createHash } from 'node:crypto'
import type { Json } from '@recollect/core'
import type { CheckedJob } from '@recollect/core/store'

/** What a job's row carries; the kind is the name of graphile-worker's task. */
export type Envelope = Pick<CheckedJob, 'scope' | 'payload' | 'key' | 'everyMs' | 'principal'>

/** Under which a job replaces one that waits; as long however long scope and key are. */
export const jobKey = ({ kind, scope, key }: Pick<CheckedJob, 'kind' | 'scope' | 'key'>): string =>
  `${kind}:${createHash('sha256')
    .update(JSON.stringify([scope, key]))
    .digest('hex')}`

export const envelopeOf = ({ scope, payload, key, everyMs, principal }: Envelope): string =>
  JSON.stringify({ scope, payload, key, everyMs, principal })

/** What `envelopeOf` wrote, read back; null when something else stands there. */
export function readEnvelope(value: unknown): Envelope | null {
  if (typeof value !== 'object' || value === null || !('scope' in value) || !('payload' in value)) return null
  const { scope, payload } = value
  if ((typeof scope !== 'string' && scope !== null) || !isJson(payload)) return null
  const key = 'key' in value && typeof value.key === 'string' ? value.key : null
  const everyMs = 'everyMs' in value && typeof value.everyMs === 'number' ? value.everyMs : null
  const principal = 'principal' in value && typeof value.principal === 'string' ? value.principal : null
  return { scope, payload, key, everyMs, principal }
}

/** It comes out of a JSON column, so it is JSON unless it is missing. */
const isJson = (value: unknown): value is Json => value !== undefined
