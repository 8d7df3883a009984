import { z } from 'zod'
import { InvalidInputError } from '../errors/errors.ts'
import type { NormalizedText } from '../plugin/text.ts'
import type { TextPart } from '../text/parts.ts'
import { partsOf } from '../text/parts.ts'
import type { EpochMs, Metadata, Role } from '../types/item.ts'
import type { MessageInput, TextRepair } from '../api/remember.ts'
import { normalizeText } from '../util/normalize.ts'
import { hasLoneSurrogate } from '../util/strings.ts'
import { textOfContent, readText } from './text.ts'
import { metadataSchema, readTime, time } from './values.ts'
import { ROLE_OF, SPEAKER } from '../text/own-words.ts'

export { EARLIEST, LATEST, readTime, time } from './values.ts'

/** A message that was checked. */
export interface CheckedMessage {
  readonly role: Role
  readonly speaker: string | null
  /** Stored form: repaired, without the `User:` / `Assistant:` prefix, otherwise as it came. */
  readonly text: string
  /** Ready for matching; of a message that is read in parts the first of them. */
  readonly normalized: NormalizedText
  /** What of a long message is read after that. */
  readonly more: readonly TextPart[]
  readonly session: string | null
  readonly saidAt: EpochMs
  readonly key: string | null
  readonly metadata: Metadata | null
  /** What was done to the text, and in how many parts it is read. */
  readonly repairs: readonly TextRepair[]
}

/**
 * In how many parts of `limits.maxTextBytes` a message is read for facts at most: about a book, by default. The rest is kept and found by
 * its words.
 */
export const MAX_PARTS = 10

/** A name such as that of a session or speaker, as a schema. */
export const label = z
  .string()
  .min(1)
  .max(256)
  .refine((s) => !hasLoneSurrogate(s) && !/\p{Cc}/u.test(s), {
    error: 'has a control character or half of a surrogate pair',
  })

const fields = {
  speaker: label.optional(),
  session: label.optional(),
  at: time.optional(),
  key: label.optional(),
  metadata: metadataSchema.optional(),
}

const textSchema = z.strictObject({
  text: z.unknown(),
  role: z.enum(['user', 'assistant', 'tool', 'system']).optional(),
  ...fields,
})

/** What SDKs call the roles of those who write prompts and of functions. */
const ROLES = {
  user: 'user',
  assistant: 'assistant',
  tool: 'tool',
  system: 'system',
  developer: 'system',
  function: 'tool',
} as const

/** Fields of an SDK beside these (`tool_calls`, `id`, …) say nothing that is kept. */
const contentSchema = z.object({
  content: z.union([z.string(), z.array(z.unknown()), z.null()], {
    error: 'must be a text or a list of parts',
  }),
  role: z.enum(['user', 'assistant', 'tool', 'system', 'developer', 'function']).optional(),
  ...fields,
})

/** Whether it is written as SDKs write messages: `{ role, content }`. */
const hasContent = (input: unknown): boolean =>
  typeof input === 'object' && input !== null && 'content' in input && !('text' in input)

type Fields = z.output<typeof textSchema>

/** Either form as one. @throws InvalidInputError naming the field. */
function fieldsOf(input: unknown): Fields {
  if (!hasContent(input)) return parse(textSchema, typeof input === 'string' ? { text: input } : input)
  const { content, role, ...rest } = parse(contentSchema, input)
  return { ...rest, text: textIn(content), role: role && ROLES[role] }
}

function parse<T>(schema: z.ZodType<T>, input: unknown): T {
  const parsed = schema.safeParse(input)
  if (parsed.success) return parsed.data
  throw new InvalidInputError(
    `The message was refused: ${z.prettifyError(parsed.error)}. Nothing was stored.`,
  )
}

function textIn(content: string | readonly unknown[] | null): string {
  const text = textOfContent(content)
  if (typeof content === 'string' || text !== '') return text
  throw new InvalidInputError(
    'The message has no text: images, files and calls of tools are not remembered. Pass one with a part of text, or leave it out. Nothing was stored.',
  )
}

/** @throws InvalidInputError naming the field and what to do. */
export function checkMessage(input: string | MessageInput, now: EpochMs, maxBytes: number): CheckedMessage {
  const { speaker = null, session = null, key = null, metadata = null, at, ...given } = fieldsOf(input)
  const { text: whole, repairs } = readText('message', given.text)
  const { role, text } = readRole(whole, given.role)
  const [first, ...more] = partsOf(
    text === whole ? text : readText('message', text).text,
    maxBytes,
    MAX_PARTS,
  )
  return {
    ...{ role, speaker, text, session, key, metadata, more },
    normalized: first?.normalized ?? normalizeText(text),
    saidAt: at === undefined ? now : readTime(at),
    repairs: more.length === 0 ? repairs : [...repairs, { kind: 'long', count: more.length + 1 }],
  }
}

const PREFIX = new RegExp(String.raw`${SPEAKER.source}\s{0,8}(?=\S)`, 'iu')

/**
 * Reads who spoke. The only place that knows the `User:` / `Assistant:` prefixes of pasted transcripts. A prefix can take rights away
 * but not give them: a message passed as the assistant's stays the assistant's whatever its text begins with.
 */
export function readRole(
  text: string,
  role: Role | undefined,
): { readonly role: Role; readonly text: string } {
  const match = PREFIX.exec(text)
  const named = ROLE_OF[match?.groups?.['who']?.toLowerCase() ?? '']
  if (!match || !named) return { role: role ?? 'user', text }
  if (role !== undefined && role !== 'user') return { role, text }
  return { role: named, text: text.slice(match[0].length) }
}
