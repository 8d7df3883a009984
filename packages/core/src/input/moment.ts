import { z } from 'zod'
import type { Moment } from '../api/time.ts'
import { InvalidInputError } from '../errors/invalid-input-error.ts'
import type { EpochMs } from '../types/item.ts'
import { readTime, time } from './time.ts'

const schema = z.union([time, z.strictObject({ validAt: time.optional(), knownAt: time.optional() })])

/** Reads a moment; a plain time is one of valid time. @throws InvalidInputError */
export function checkMoment(given: unknown): Moment {
  // To an object schema a bad date is an object without fields.
  const { data } = (given instanceof Date ? time : schema).safeParse(given)
  if (data === undefined)
    throw new InvalidInputError(
      'This is no moment. Pass a time (a Date, epoch milliseconds or ISO 8601), or { validAt, knownAt }.',
    )
  const { validAt, knownAt } = typeof data !== 'object' || data instanceof Date ? { validAt: data } : data
  return { validAt: orNull(validAt), knownAt: orNull(knownAt) }
}

const orNull = (at: z.output<typeof time> | undefined): EpochMs | null =>
  at === undefined ? null : readTime(at)
