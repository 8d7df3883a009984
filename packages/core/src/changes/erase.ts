import type { ScopeTransaction } from '../plugin/store.ts'
import type { RecordImage } from '../types/change.ts'

/** Deletes every image of the records that are gone, in all changes: nothing can bring them back then. */
export async function eraseRecords(tx: ScopeTransaction, images: readonly RecordImage[]): Promise<void> {
  const gone = { item: new Map<string, number>(), card: new Map<string, number>() }
  for (const { record, id, before } of images) {
    if (before === null) continue
    const now = record === 'item' ? await tx.items.get(id) : await tx.cards.get(id)
    if (now === null) gone[record].set(id, before.seq)
  }
  for (const record of ['item', 'card'] as const) {
    const found = gone[record]
    if (found.size > 0) await tx.changes.erase(record, [...found.keys()], [...found.values()])
  }
}
