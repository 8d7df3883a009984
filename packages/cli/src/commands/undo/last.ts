import type { Change, Page, ScopedMemory } from '@recollect/core'

const PAGE = 100
/** Undoing an undo is asked for by its id; what the clock brought about it would bring about again. */
const PASSED_OVER = new Set<Change['kind']>(['undo', 'expire'])

/** The last call that still stands: its batch, or its one change; null when there is none. */
export async function lastChange({ changes }: Pick<ScopedMemory, 'changes'>): Promise<string | null> {
  let cursor: string | null = null
  do {
    const page: Page<Change> = await changes.list({ limit: PAGE, cursor })
    const last = page.rows.find(({ kind, undoneBy }) => undoneBy === null && !PASSED_OVER.has(kind))
    if (last) return last.batch ?? last.id
    cursor = page.next
  } while (cursor !== null)
  return null
}
