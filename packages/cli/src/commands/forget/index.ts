import type { ForgetResult } from '@recollect/core'
import type { Context } from '../../context.ts'
import { CliError, usageError } from '../../errors/cli-error.ts'
import { confirm } from '../../io/confirm.ts'
import { withMemory } from '../../open-memory.ts'
import type { ForgetArguments } from './spec.ts'

/** Deletes for good, after a yes. */
export async function forget(
  { target, kind, yes }: ForgetArguments,
  context: Context,
): Promise<ForgetResult> {
  const { io, text } = context
  return withMemory(context, 'read', async ({ memory }) => {
    if (!yes) {
      if (!io.stdin.isTTY || context.json) throw usageError((t) => t.errors.needsYes)
      const agreed = await confirm(
        io,
        text.output.confirmForget(text.output.forgetTarget[kind]),
        text.output.yes,
      )
      if (!agreed) throw new CliError('INTERRUPTED', (t) => t.errors.declined)
    }
    return memory.forget(target)
  })
}
