import { lstatSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import type { Principal } from '@recollect/core'
import { z } from 'zod'
import type { Context } from '../context.ts'
import { CliError } from '../errors/cli-error.ts'
import { readJson } from '../io/read-json.ts'
import { attempt } from '../util/attempt.ts'
import { field } from '../util/objects.ts'

/** Tokens, and whom each stands for. */
export type Tokens = Readonly<Record<string, Principal>>

const OTHERS = 0o077
const LONGEST = 1_000_000

const schema = z.record(
  z.string(),
  z.strictObject({
    id: z.string().min(1).max(256),
    roles: z.array(z.enum(['owner', 'writer', 'reader', 'auditor', 'admin'])).min(1),
    scopes: z.union([z.literal('all'), z.array(z.string().min(1))]).optional(),
  }),
)

/** A file that nobody else may read. No message has a token. @throws CliError */
export function readTokens(name: string, { io }: Pick<Context, 'io'>): Tokens {
  const file = resolve(io.cwd, name)
  const found = attempt(() => lstatSync(file))
  if (!found.ok) throw new CliError('FILE_UNREADABLE', (t) => t.errors.fileMissing(file))
  // Windows has no such modes.
  if (process.platform !== 'win32' && (found.value.mode & OTHERS) !== 0)
    throw new CliError('INVALID_CONFIG', (t) => t.reach.errors.tokensMode(file))
  const refuse = () => new CliError('INVALID_CONFIG', (t) => t.reach.errors.tokensFile(file))
  if (!found.value.isFile() || found.value.size > LONGEST) throw refuse()
  const parsed = schema.safeParse(readJson(readFileSync(file, 'utf8')))
  if (!parsed.success || Object.keys(parsed.data).length === 0) throw refuse()
  return Object.fromEntries(
    Object.entries(parsed.data).map(([token, { id, roles, scopes }]) => [
      token,
      { id, roles, ...field('scopes', scopes) },
    ]),
  )
}
