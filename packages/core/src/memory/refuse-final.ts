import { undoneBy } from '../changes/dependents.ts'
import type { Log } from '../changes/dependents.ts'
import { ChangeError } from '../errors/errors.ts'
import type { Change } from '../types/change.ts'
import type { EpochMs } from '../types/item.ts'

/**
 * Refuses to take back what is gone for good or what the clock would bring about again, and to let a forget stand again whose grace is
 * over: that would delete for good.
 */
export async function refuseFinal(log: Log, change: Change, now: EpochMs): Promise<void> {
  const { id, kind, erased, undoUntil } = change
  if (kind === 'expire') {
    throw new ChangeError(
      'CHANGE_FINAL',
      `The change "${id}" cannot be undone: the clock brought it about, and would again. Put the fact anew with a later end.`,
      [id],
    )
  }
  if (erased || (undoUntil === null ? kind === 'forget' : undoUntil <= now)) {
    throw new ChangeError(
      'CHANGE_FINAL',
      `The change "${id}" cannot be undone: what it would bring back was deleted for good. Remember or put it anew.`,
      [id],
    )
  }
  if (await letsStandAgain(log, change, now)) {
    throw new ChangeError(
      'CHANGE_FINAL',
      `The change "${id}" cannot be undone: the forgetting it took back could not be undone any more. Forget anew what is to go.`,
      [id],
    )
  }
}

/** Whether undoing an undo puts a forget in force whose grace is over. Of an undo in force again, what it took back is undone again. */
async function letsStandAgain(log: Log, undo: Change, now: EpochMs, stands = true): Promise<boolean> {
  for (const id of undoneBy(undo)) {
    const earlier = await log.changes.get(id)
    if (earlier === null) continue
    if (stands && earlier.undoUntil !== null && earlier.undoUntil <= now) return true
    if (await letsStandAgain(log, earlier, now, !stands)) return true
  }
  return false
}
