import type { SetOptions } from '../api/working.ts'
import { InvalidInputError } from '@recollect/core'
import type { EpochMs } from '@recollect/core'
import { LATEST, readTime, time, told } from '@recollect/core/plugin'

type Expiry = { readonly [K in keyof Pick<SetOptions, 'ttlMs' | 'expiresAt'>]: unknown }

/**
 * When variables written now expire: null never, undefined as before.
 * @throws InvalidInputError for what is no time, or in the past.
 */
export function checkExpiry({ ttlMs, expiresAt }: Expiry, now: EpochMs): EpochMs | null | undefined {
  if (ttlMs !== undefined && expiresAt !== undefined)
    throw new InvalidInputError('Pass ttlMs or expiresAt, not both. Nothing was stored.')
  if (ttlMs !== undefined) return now + checkTtl(ttlMs, now)
  if (expiresAt === undefined || expiresAt === null) return expiresAt
  const { success, data } = time.safeParse(expiresAt)
  const at = success ? readTime(data) : Number.NaN
  if (at > now) return at
  throw new InvalidInputError(
    'expiresAt must be a time to come: a Date, epoch milliseconds or ISO 8601; null for never. Nothing was stored.',
  )
}

function checkTtl(ttlMs: unknown, now: EpochMs): number {
  if (typeof ttlMs === 'number' && Number.isInteger(ttlMs) && ttlMs > 0 && now + ttlMs <= LATEST) return ttlMs
  throw new InvalidInputError(
    `ttlMs is a whole number of milliseconds from 1, not ${told(ttlMs)}. Nothing was stored.`,
  )
}
