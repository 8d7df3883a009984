import { z } from 'zod'
import { InvalidInputError } from '../errors/invalid-input-error.ts'
import { readRole } from '../extract/role-gate.ts'
import type { NormalizedText } from '../plugin/text.ts'
import type { EpochMs, Json, Metadata, Role } from '../types/item.ts'
import type { MessageInput } from '../api/remember.ts'
import { hasLoneSurrogate } from '../util/surrogates.ts'
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

const json: z.ZodType<Json> = z.lazy(() =>
  z.union([z.string(), z.number(), z.boolean(), z.null(), z.array(json), z.record(z.string(), json)]),
)
const label = z
  .string()
  .min(1)
  .max(256)
  .refine((s) => !hasLoneSurrogate(s) && !/\p{Cc}/u.test(s), {
    error: 'has a control character or half of a surrogate pair',
  })
const time = z.union([z.date(), z.number(), z.string()])

const schema = z.strictObject({
  text: z.unknown(),
  role: z.enum(['user', 'assistant', 'tool', 'system']).optional(),
  speaker: label.optional(),
  session: label.optional(),
  at: time.optional(),
  key: label.optional(),
  metadata: z.record(z.string(), json).optional(),
})

/** Year 0001 to 9999: what every store can hold and ISO 8601 can write. */
const EARLIEST = -62_135_596_800_000
const LATEST = 253_402_300_799_999

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

/** @throws InvalidInputError when it is no date between the years 1 and 9999. */
export function readTime(at: Date | EpochMs | string): EpochMs {
  const ms = typeof at === 'number' ? at : typeof at === 'string' ? Date.parse(at) : at.getTime()
  if (!Number.isFinite(ms) || ms < EARLIEST || ms > LATEST) {
    throw new InvalidInputError(`"${String(at)}" is not a time. Pass a Date, epoch milliseconds or ISO 8601.`)
  }
  return Math.trunc(ms)
}
