import { z } from 'zod'
import { InvalidInputError } from '../errors/invalid-input-error.ts'
import { readRole } from '../extract/role-gate.ts'
import type { NormalizedText } from '../plugin/text.ts'
import type { EpochMs, Metadata, Role } from '../types/item.ts'
import type { MessageInput } from '../api/remember.ts'
import { hasLoneSurrogate } from '../util/surrogates.ts'
import { metadataSchema } from './json.ts'
import { checkText } from './text.ts'
import { readTime, time } from './time.ts'

export { EARLIEST, LATEST, readTime, time } from './time.ts'

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

const schema = z.strictObject({
  text: z.unknown(),
  role: z.enum(['user', 'assistant', 'tool', 'system']).optional(),
  speaker: label.optional(),
  session: label.optional(),
  at: time.optional(),
  key: label.optional(),
  metadata: metadataSchema.optional(),
})

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
