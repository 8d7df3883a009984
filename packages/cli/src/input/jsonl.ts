import type { Json, MessageInput } from '@recollect/core'
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

const schema = z.strictObject({
  text: z.string(),
  role: z.enum(['user', 'assistant', 'tool', 'system']).exactOptional(),
  speaker: z.string().exactOptional(),
  session: z.string().exactOptional(),
  at: time.exactOptional(),
  key: z.string().exactOptional(),
  metadata: z.record(z.string(), json).exactOptional(),
})

/** One line of `--format jsonl`. @throws CliError naming the line and the field. */
export function messageFromJson(line: string, where: Say): MessageInput {
  const parsed = schema.safeParse(parsedJson(line, where, (t) => t.errors.notJson))
  if (parsed.success) return parsed.data
  const detail = parsed.error.issues.map(({ path, message }) =>
    [path.join('.'), message].filter(Boolean).join(': '),
  )
  throw new CliError('INVALID_INPUT', (t) => t.errors.notAMessage(where(t), detail.join('; ')))
}
