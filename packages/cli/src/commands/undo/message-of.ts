import type { Change, MemoryItem, ScopedMemory } from '@recollect/core'

/** Between a message being said and its being stored another writer may have had the database. */
const LONGEST_WAIT = 60_000
const MOST = 1000

/** The one message that a change stored, if it was said when it was stored; null for one of another time, and for several. */
export async function messageOf(
  { at, items }: Change,
  memory: Pick<ScopedMemory, 'items'>,
): Promise<MemoryItem | null> {
  if (items === null || items[0] !== items[1]) return null
  const [seq] = items
  const { rows } = await memory.items.list({ from: at - LONGEST_WAIT, to: at + 1, limit: MOST })
  return rows.find((item) => item.seq === seq) ?? null
}
