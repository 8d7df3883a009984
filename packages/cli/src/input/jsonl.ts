import type { Json, TextMessage } from '@recollect/core'
import { textOfContent } from '@recollect/core/text'
import { z } from 'zod'
import { CliError } from '../errors/cli-error.ts'
import type { Say } from '../errors/cli-error.ts'
import { parsedJson } from './json.ts'

const json: z.ZodType<Json> = z.lazy(() =>
  z.union([z.string(), z.number(), z.boolean(), z.null(), z.array(json), z.record(z.string(), json)]),
)
/** A time in a JSON line. */
export const time = z
  .union([z.number(), z.string()])
  .refine((at) => !Number.isNaN(new Date(at).getTime()), { error: 'is not an ISO 8601 time' })

const fields = {
  role: z.enum(['user', 'assistant', 'tool', 'system']).exactOptional(),
  speaker: z.string().exactOptional(),
  session: z.string().exactOptional(),
  at: time.exactOptional(),
  key: z.string().exactOptional(),
  metadata: z.record(z.string(), json).exactOptional(),
}
const textSchema = z.strictObject({ text: z.string(), ...fields })
/** As SDKs write messages; their other fields say nothing that is kept. */
const contentSchema = z
  .object({ content: z.union([z.string(), z.array(z.unknown())]), ...fields })
  .transform(({ content, ...rest }) => ({ ...rest, text: textOfContent(content) }))

const hasContent = (value: unknown): boolean =>
  typeof value === 'object' && value !== null && 'content' in value && !('text' in value)

/**
 * One line of `--format jsonl`: with its `text`, or its `content` as SDKs write messages. @throws CliError naming the line and the field.
 */
export function messageFromJson(line: string, where: Say): TextMessage {
  const value = parsedJson(line, where, (t) => t.errors.notJson)
  const parsed = (hasContent(value) ? contentSchema : textSchema).safeParse(value)
  if (parsed.success) return parsed.data
  const detail = parsed.error.issues.map(({ path, message }) =>
    [path.join('.'), message].filter(Boolean).join(': '),
  )
  throw new CliError('INVALID_INPUT', (t) => t.errors.notAMessage(where(t), detail.join('; ')))
}
