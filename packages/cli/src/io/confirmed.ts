import type { Context } from '../context.ts'
import { CliError, usageError } from '../errors/cli-error.ts'
import { confirm } from './confirm.ts'

/** Asks before something is deleted for good. @throws CliError when nobody can be asked, or the answer is no. */
export async function confirmed({ io, text, json }: Context, question: string): Promise<void> {
  if (!io.stdin.isTTY || json) throw usageError((t) => t.sessions.errors.needsYes)
  if (!(await confirm(io, question, text.output.yes))) {
    throw new CliError('INTERRUPTED', (t) => t.errors.declined)
  }
}
