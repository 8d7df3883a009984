import type { EpochMs, ForgetResult } from '@recollect/core'
import type { Context } from '../../context.ts'
import { CliError, usageError } from '../../errors/cli-error.ts'
import { confirm } from '../../io/confirm.ts'
import { withMemory } from '../../open-memory.ts'
import { moment } from '../../render/time.ts'
import { viewOf } from '../../render/view.ts'
import { keyOf, slotGiven } from '../../slots/known.ts'
import type { ForgetArguments } from './spec.ts'

/** `undoUntil` null: gone for good. */
export type Forgotten = ForgetResult & { readonly undoUntil: EpochMs | null }

/** Deletes after a yes: for good, or so that it can be undone for a while. */
export async function forget(args: ForgetArguments, context: Context): Promise<Forgotten> {
  const { target, yes, grace = 0 } = args
  return withMemory(context, 'read', async (open) => {
    const { memory } = open
    const meant = 'slot' in target ? { slot: keyOf(await slotGiven(target.slot, open, context)) } : target
    if (!yes) await ask(args, context)
    const result = await memory.forget(meant, { grace })
    const change = grace > 0 ? await memory.changes.get(result.change) : null
    return { ...result, undoUntil: change?.undoUntil ?? null }
  })
}

/** @throws CliError when nobody can be asked, or the answer is no. */
async function ask({ kind, grace = 0 }: ForgetArguments, context: Context): Promise<void> {
  const { io, text, json } = context
  const { output } = text
  if (!io.stdin.isTTY || json) throw usageError((t) => t.errors.needsYes)
  const what = output.forgetTarget[kind]
  const question =
    grace > 0
      ? output.confirmGrace(what, moment(Date.now() + grace, viewOf(context)))
      : output.confirmForget(what)
  if (!(await confirm(io, question, output.yes))) {
    throw new CliError('INTERRUPTED', (t) => t.errors.declined)
  }
}
