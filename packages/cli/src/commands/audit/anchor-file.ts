import { readFile } from 'node:fs/promises'
import type { AuditAnchor } from '@recollect/core'
import { z } from 'zod'
import { CliError } from '../../errors/cli-error.ts'
import { readJson } from '../../io/read-json.ts'

const schema = z.strictObject({
  scope: z.string(),
  seq: z.int().min(1),
  hash: z.string().regex(/^[\da-f]{64}$/u),
  at: z.number(),
})

/** What `audit anchor -o` wrote. @throws CliError for anything else. */
export async function readAnchor(file: string): Promise<AuditAnchor> {
  const { data } = schema.safeParse(readJson(await readFile(file, 'utf8')))
  if (data === undefined) throw new CliError('INVALID_INPUT', (t) => t.safety.errors.fileForm(file))
  return data
}
