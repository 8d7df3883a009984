import { z } from 'zod'
import { InvalidInputError } from '@recollect/core'
import type { EpochMs } from '@recollect/core'
import { label, told } from '@recollect/core/plugin'
import { checkExpiry } from './check-expiry.ts'
import { isPlain, jsonValue } from './json-value.ts'
import type { Edit } from './plan-write.ts'

/** What `set` was given, once it passed the door. */
export interface CheckedSet {
  readonly edits: readonly Edit[]
  readonly ifVersion: ReadonlyMap<string, number>
}

const options = z.strictObject({
  ttlMs: z.unknown().optional(),
  expiresAt: z.unknown().optional(),
  mode: z.enum(['merge', 'replace']).default('merge'),
  ifVersion: z.custom<Readonly<Record<string, unknown>>>(isPlain, { error: 'is an object' }).optional(),
})

/** @throws InvalidInputError naming the place and what to do. */
export function checkSet(values: unknown, given: unknown, now: EpochMs): CheckedSet {
  if (!isPlain(values))
    throw new InvalidInputError('Pass an object: the name of each variable with its value.')
  const { success, data, error } = options.safeParse(given ?? {})
  if (!success)
    throw new InvalidInputError(`The options were refused: ${z.prettifyError(error)}. Nothing was stored.`)
  const { mode, ifVersion = {} } = data
  const expiresAt = checkExpiry(data, now)
  return {
    edits: Object.entries(values).map(([name, value]) => ({
      name: checkName(name),
      value: jsonValue(value, name),
      mode,
      expiresAt,
    })),
    ifVersion: new Map(Object.entries(ifVersion).map(([name, at]) => [checkName(name), checkVersion(at)])),
  }
}

/** @throws InvalidInputError for what cannot be a variable's name. */
export function checkName(name: unknown): string {
  const { success, data } = label.safeParse(name)
  if (success) return data
  throw new InvalidInputError(
    'A variable has a name of 1 to 256 characters, without control characters or half of a surrogate pair. Nothing was stored.',
  )
}

function checkVersion(at: unknown): number {
  if (typeof at === 'number' && Number.isInteger(at) && at >= 0) return at
  throw new InvalidInputError(
    `ifVersion takes whole numbers from 0 (not there yet), not ${told(at)}. Nothing was stored.`,
  )
}
