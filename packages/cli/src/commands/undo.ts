import { ChangeError, RecollectError } from '@recollect/core'
import type { Change, ScopedMemory, UndoOptions } from '@recollect/core'
import { command } from '../argv/command.ts'
import type { Context } from '../context.ts'
import { CliError } from '../errors/cli-error.ts'
import { withMemory } from '../open-memory.ts'
import { renderUndone } from '../render/undone.ts'
import { lastChange, olderUndo, undoId } from './undo/last.ts'
import { takeBack } from './undo/take-back.ts'
import type { TakenBack } from './undo/take-back.ts'

interface UndoArguments {
  /** A change, a batch, or `last`. */
  readonly change: string
  readonly withDependents: boolean
}

/** Takes back a change. @throws CliError NOT_FOUND when there is none. */
function undo({ change, withDependents }: UndoArguments, context: Context): Promise<TakenBack> {
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

export const spec = command({
  name: 'undo',
  argument: { syntax: '<change>', help: 'change' },
  options: ['withDependents'],
  read: (values): UndoArguments => ({
    change: values.argument ?? '',
    withDependents: values.flag('with-dependents'),
  }),
  run: undo,
  render: renderUndone,
})
