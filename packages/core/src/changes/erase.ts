import type { ScopeTransaction, ScopeView } from '../plugin/store.ts'
import type { MemoryCard } from '../types/card.ts'
import type { RecordImage } from '../types/change.ts'
import type { EpochMs } from '../types/item.ts'

export type CardImage = RecordImage & { readonly record: 'card'; readonly before: MemoryCard }

/** Versions under a key, recorded by then, that live on in the log alone, taken back by undos. Linear in the log. */
export async function loggedUnder(
  { changes, cards }: Pick<ScopeView, 'changes' | 'cards'>,
  key: string,
  by: EpochMs,
): Promise<readonly CardImage[]> {
  const there = new Set((await cards.history(key)).map(({ id }) => id))
  return (await changes.imagesAfter(0)).flatMap(({ image }): CardImage[] =>
    image.record === 'card' &&
    image.before?.versionKey === key &&
    image.before.recordedAt <= by &&
    !there.has(image.id)
      ? [{ ...image, before: image.before }]
      : [],
  )
}

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
