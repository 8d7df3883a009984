import { InvalidInputError } from '../errors/errors.ts'
import { told } from '../util/strings.ts'
import { z } from 'zod'
import type { Json, Metadata, EpochMs } from '../types/item.ts'
import { RECALL_POLICIES } from '../api/recall.ts'
import type { Moment } from '../api/time.ts'

/** Callers without types may pass anything. @throws InvalidInputError */
export function checkId(what: string, id: unknown): string {
  if (typeof id === 'string') return id
  throw new InvalidInputError(`The id of ${what} must be a string, not ${told(id)}. Pass one that was given.`)
}

const MAX_DEPTH = 32
/** NUL and halves of surrogate pairs, which a store refuses or changes. */
const UNSTORABLE = /[\0\p{Cs}]/u

function isStorable(value: unknown, depth: number): value is Json {
  if (typeof value === 'string') return !UNSTORABLE.test(value)
  if (typeof value === 'number') return Number.isFinite(value)
  if (typeof value !== 'object' || value === null) return value === null || typeof value === 'boolean'
  if (depth === 0) return false
  if (Array.isArray(value)) return value.every((inner) => isStorable(inner, depth - 1))
  return (
    isPlain(value) &&
    Object.entries(value)
      .flat()
      .every((inner) => isStorable(inner, depth - 1))
  )
}

function isPlain(value: unknown): value is Readonly<Record<string, unknown>> {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return false
  const proto: unknown = Object.getPrototypeOf(value)
  return proto === Object.prototype || proto === null
}

/** What every store can hold and give back unchanged. */
export const metadataSchema = z.custom<Metadata>((value) => isPlain(value) && isStorable(value, MAX_DEPTH), {
  error: `must be an object of JSON values, at most ${MAX_DEPTH} deep, without NUL or half of a surrogate pair`,
})

const KEY = /^[\p{L}\p{M}\p{N}_.*-]{1,128}(?::[\p{L}\p{M}\p{N}_.-]{1,128})?$/u
const NAME = /^[\p{L}\p{M}\p{N}_.-]{1,128}$/u

/** Whether a slot or an entity can be called so. */
export const isSlotName = (name: string): boolean => NAME.test(name)

/** One form of a name that can be typed in two: é, and e with an accent, are one letter. */
export const slotForm = (name: string): string => name.normalize('NFC')

/** `location` → `user:location`; a full key stays. @throws InvalidInputError when it is neither. */
export function toVersionKey(slotOrKey: unknown): string {
  if (typeof slotOrKey !== 'string' || !KEY.test(slotOrKey)) {
    throw new InvalidInputError(
      `"${told(slotOrKey)}" is not a slot. Use a name like location, or entity:slot like user.wife:location.`,
    )
  }
  const form = slotForm(slotOrKey)
  return form.includes(':') ? form : `user:${form}`
}

/** Callers without types may pass anything. @throws InvalidInputError */
export function checkPolicy(policy: unknown): void {
  if (RECALL_POLICIES.some((one) => one === policy)) return
  throw new InvalidInputError(`policy must be one of ${RECALL_POLICIES.join(', ')}, not ${told(policy)}.`)
}

/** A time as callers write it, as a schema; `readTime` reads what it lets pass. */
export const time = z.union([z.date(), z.number(), z.string()])

/** Year 0001 to 9999: what every store can hold and ISO 8601 can write. */
export const EARLIEST = -62_135_596_800_000
/** The last millisecond of the year 9999. */
export const LATEST = 253_402_300_799_999

const ISO = /^\d{4}-\d\d-\d\d(?:[T ]\d\d:\d\d(?::\d\d(?:\.\d{1,9})?)?(?<zone>Z|[+-]\d\d:\d\d)?)?$/u

/** Epoch milliseconds of a time as callers write it. @throws InvalidInputError when it is no date between the years 1 and 9999. */
export function readTime(at: Date | EpochMs | string): EpochMs {
  const ms = typeof at === 'number' ? at : typeof at === 'string' ? parseIso(at) : at.getTime()
  if (!Number.isFinite(ms) || ms < EARLIEST || ms > LATEST) {
    throw new InvalidInputError(
      `"${String(at)}" is not a time. Pass a Date, epoch milliseconds or ISO 8601 (2025-03-01T08:00:00Z).`,
    )
  }
  return Math.trunc(ms)
}

/** A moment without a zone is read as UTC, so that the same words are the same moment on every machine. */
function parseIso(text: string): EpochMs {
  const match = ISO.exec(text)
  const day = text.slice(0, 'YYYY-MM-DD'.length)
  // The 30th of February would be read as the 2nd of March.
  if (!match || isoDay(Date.parse(day)) !== day) return Number.NaN
  const hasTime = text.length > 'YYYY-MM-DD'.length
  return Date.parse(hasTime && match.groups?.['zone'] === undefined ? `${text}Z` : text)
}

const isoDay = (ms: EpochMs): string | null =>
  Number.isFinite(ms) ? new Date(ms).toISOString().slice(0, 'YYYY-MM-DD'.length) : null

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
