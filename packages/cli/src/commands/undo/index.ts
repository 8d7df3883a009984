import { RecollectError } from '@recollect/core'
import type { ScopedMemory, UndoOptions, UndoResult } from '@recollect/core'
import type { Context } from '../../context.ts'
import { CliError } from '../../errors/cli-error.ts'
import { withMemory } from '../../open-memory.ts'
import { lastChange } from './last.ts'
import type { UndoArguments } from './spec.ts'

/** Takes back a change. @throws CliError NOT_FOUND when there is none. */
export function undo({ change, withDependents }: UndoArguments, context: Context): Promise<UndoResult> {
  return withMemory(context, 'read', async ({ memory }) => {
    const id = change === 'last' ? await lastChange(memory) : change
    if (id === null) throw new CliError('NOT_FOUND', (t) => t.errors.nothingToUndo)
    return undoKnown(memory, id, { dependents: withDependents ? 'undo' : 'refuse' })
  })
}

async function undoKnown(memory: ScopedMemory, id: string, options: UndoOptions): Promise<UndoResult> {
  try {
    return await memory.undo(id, options)
  } catch (error) {
    if (!RecollectError.isInstance(error) || error.code !== 'NOT_FOUND') throw error
    throw new CliError('NOT_FOUND', (t) => t.errors.noChange(id), { cause: error })
  }
}
