import type { Change, EpochMs, Page, ScopedMemory } from '@recollect/core'

const PAGE = 100
/** Undoing an undo is asked for by its id; what the clock brought about it would bring about again. */
const PASSED_OVER = new Set<Change['kind']>(['undo', 'expire'])

type Log = Pick<ScopedMemory, 'changes'>

/** Whether a change can be taken back no more: what it would bring back is gone. */
export const isFinal = (
  { kind, erased, undoUntil }: Pick<Change, 'kind' | 'erased' | 'undoUntil'>,
  now: EpochMs,
): boolean => erased || (undoUntil === null ? kind === 'forget' : undoUntil <= now)

/** What `undo` takes for a change: the batch of its call, or itself. */
export const undoId = ({ batch, id }: Change): string => batch ?? id

/** The last change that still stands and that the caller wants; null when there is none. */
export async function lastChange(
  { changes }: Log,
  wanted: (change: Change) => boolean | Promise<boolean> = () => true,
): Promise<Change | null> {
  let cursor: string | null = null
  do {
    const page: Page<Change> = await changes.list({ limit: PAGE, cursor })
    for (const change of page.rows) {
      if (change.undoneBy !== null || PASSED_OVER.has(change.kind)) continue
      if (await wanted(change)) return change
    }
    cursor = page.next
  } while (cursor !== null)
  return null
}

/** What to undo next where a change can be taken back no more; null when nothing older can. */
export async function olderUndo(log: Log, { seq }: Change, now: EpochMs): Promise<string | null> {
  const older = await lastChange(log, (change) => change.seq < seq && !isFinal(change, now))
  if (older === null || older.batch === null) return older?.id ?? null
  const stuck = await lastChange(log, ({ batch, ...change }) => batch === older.batch && isFinal(change, now))
  return stuck === null ? older.batch : older.id
}
