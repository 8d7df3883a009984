import type { LogInput } from '@recollect/sessions'
import { z } from 'zod'
import type { Say } from '../errors/cli-error.ts'
import { CliError } from '../errors/cli-error.ts'
import { time } from './jsonl.ts'
import { parsedJson } from './json.ts'

const schema = z.strictObject({
  q: z.string(),
  a: z.string().nullable().exactOptional(),
  user: z.string().exactOptional(),
  topics: z.array(z.string()).exactOptional(),
  significance: z.number().min(0).max(1).exactOptional(),
  mark: z.boolean().exactOptional(),
  at: time.exactOptional(),
  channel: z.string().exactOptional(),
})

/** One pair, a line of `log`. @throws CliError naming the line and the field. */
export function pairFromJson(line: string, where: Say): LogInput {
  const parsed = schema.safeParse(parsedJson(line, where, (t) => t.sessions.errors.notJsonPair))
  if (parsed.success) return parsed.data
  const detail = parsed.error.issues.map(({ path, message }) =>
    [path.join('.'), message].filter(Boolean).join(': '),
  )
  throw new CliError('INVALID_INPUT', (t) => t.sessions.errors.notAPair(where(t), detail.join('; ')))
}
