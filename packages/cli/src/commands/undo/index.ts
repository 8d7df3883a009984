import { ChangeError, RecollectError } from '@recollect/core'
import type { Change, ScopedMemory, UndoOptions } from '@recollect/core'
import type { Context } from '../../context.ts'
import { CliError } from '../../errors/cli-error.ts'
import { withMemory } from '../../open-memory.ts'
import { lastChange, olderUndo, undoId } from './last.ts'
import type { UndoArguments } from './spec.ts'
import { takeBack } from './take-back.ts'
import type { TakenBack } from './take-back.ts'

/** Takes back a change. @throws CliError NOT_FOUND when there is none. */
export function undo({ change, withDependents }: UndoArguments, context: Context): Promise<TakenBack> {
  const options = { dependents: withDependents ? 'undo' : 'refuse' } as const
  return withMemory(context, 'read', async ({ memory }) =>
    change === 'last'
      ? undoLast(memory, await lastChange(memory), options)
      : undoKnown(memory, change, options),
  )
}

/** The last change, where one was found. @throws CliError naming an older one when it can be taken back no more. */
export async function undoLast(
  memory: ScopedMemory,
  last: Change | null,
  options: UndoOptions = {},
): Promise<TakenBack> {
  if (last === null) throw new CliError('NOT_FOUND', (t) => t.errors.nothingToUndo)
  try {
    return await takeBack(memory, undoId(last), options)
  } catch (error) {
    if (!(error instanceof ChangeError) || error.code !== 'CHANGE_FINAL') throw error
    const [id, next] = [error.changes.join(', '), await olderUndo(memory, last, Date.now())]
    throw new CliError('CHANGE_FINAL', (t) => t.errors.lastIsFinal(id, next), { cause: error })
  }
}

/** @throws CliError NOT_FOUND when there is no such change. */
export async function undoKnown(
  memory: ScopedMemory,
  id: string,
  options: UndoOptions = {},
): Promise<TakenBack> {
  try {
    return await takeBack(memory, id, options)
  } catch (error) {
    if (!RecollectError.isInstance(error) || error.code !== 'NOT_FOUND') throw error
    throw new CliError('NOT_FOUND', (t) => t.errors.noChange(id), { cause: error })
  }
}
