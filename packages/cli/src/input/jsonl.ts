import type { Json, MessageInput } from '@recollect/core'
import { z } from 'zod'
import { CliError } from '../errors/cli-error.ts'
import type { Say } from '../errors/cli-error.ts'
import { attempt } from '../util/attempt.ts'

const json: z.ZodType<Json> = z.lazy(() =>
  z.union([z.string(), z.number(), z.boolean(), z.null(), z.array(json), z.record(z.string(), json)]),
)
const time = z
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
  const read = attempt((): unknown => JSON.parse(line))
  if (!read.ok) {
    const detail = read.error instanceof Error ? read.error.message : String(read.error)
    throw new CliError('INVALID_INPUT', (t) => t.errors.notJson(where(t), detail))
  }
  const parsed = schema.safeParse(read.value)
  if (parsed.success) return parsed.data
  const detail = parsed.error.issues.map(({ path, message }) =>
    [path.join('.'), message].filter(Boolean).join(': '),
  )
  throw new CliError('INVALID_INPUT', (t) => t.errors.notAMessage(where(t), detail.join('; ')))
}
