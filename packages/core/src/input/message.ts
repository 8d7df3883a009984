import { z } from 'zod'
import { InvalidInputError } from '../errors/invalid-input-error.ts'
import { readRole } from '../extract/role-gate.ts'
import type { NormalizedText } from '../plugin/text.ts'
import type { EpochMs, Metadata, Role } from '../types/item.ts'
import type { MessageInput } from '../api/remember.ts'
import { hasLoneSurrogate } from '../util/surrogates.ts'
import { metadataSchema } from './json.ts'
import { checkText } from './text.ts'

/** A message that passed the door. */
export interface CheckedMessage {
  readonly role: Role
  readonly speaker: string | null
  /** Stored form: without the `User:` / `Assistant:` prefix, otherwise as it came. */
  readonly text: string
  readonly normalized: NormalizedText
  readonly session: string | null
  readonly saidAt: EpochMs
  readonly key: string | null
  readonly metadata: Metadata | null
}

export const label = z
  .string()
  .min(1)
  .max(256)
  .refine((s) => !hasLoneSurrogate(s) && !/\p{Cc}/u.test(s), {
    error: 'has a control character or half of a surrogate pair',
  })
export const time = z.union([z.date(), z.number(), z.string()])

const schema = z.strictObject({
  text: z.unknown(),
  role: z.enum(['user', 'assistant', 'tool', 'system']).optional(),
  speaker: label.optional(),
  session: label.optional(),
  at: time.optional(),
  key: label.optional(),
  metadata: metadataSchema.optional(),
})

/** Year 0001 to 9999: what every store can hold and ISO 8601 can write. */
export const EARLIEST = -62_135_596_800_000
export const LATEST = 253_402_300_799_999

/** @throws InvalidInputError naming the field and what to do. */
export function checkMessage(input: string | MessageInput, now: EpochMs, maxBytes: number): CheckedMessage {
  const parsed = schema.safeParse(typeof input === 'string' ? { text: input } : input)
  if (!parsed.success) {
    throw new InvalidInputError(
      `The message was refused: ${z.prettifyError(parsed.error)}. Nothing was stored.`,
    )
  }
  const fields = parsed.data
  const whole = checkText('message', fields.text, maxBytes)
  const { role, text } = readRole(whole.source, fields.role)
  const normalized = text === whole.source ? whole : checkText('message', text, maxBytes)
  return {
    role,
    speaker: fields.speaker ?? null,
    text,
    normalized,
    session: fields.session ?? null,
    saidAt: fields.at === undefined ? now : readTime(fields.at),
    key: fields.key ?? null,
    metadata: fields.metadata ?? null,
  }
}

const ISO = /^\d{4}-\d\d-\d\d(?:[T ]\d\d:\d\d(?::\d\d(?:\.\d{1,9})?)?(?<zone>Z|[+-]\d\d:\d\d)?)?$/u

/** @throws InvalidInputError when it is no date between the years 1 and 9999. */
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
