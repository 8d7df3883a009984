import type { MemoryCard, MemoryItem } from '@recollect/core'
import { refreshItems } from '@recollect/core/plugin'
import type { Engine } from '@recollect/core/plugin'
import type { ItemPatch } from '@recollect/core/store'

/** An item whose version fields are not those its cards give it, and what they give it. */
export interface ItemMend {
  readonly id: string
  readonly patch: ItemPatch
}

/** Asks the rule that sets the fields after every write what it would set, over cards held in memory. */
export async function lookForItems(
  items: readonly MemoryItem[],
  cards: ReadonlyMap<string, MemoryCard>,
  slots: Engine['slots'],
): Promise<readonly ItemMend[]> {
  const mends: ItemMend[] = []
  const byId = new Map(items.map((item) => [item.id, item]))
  const byItem = cardsByItem(cards.values())
  await refreshItems(
    {
      get: (id) => Promise.resolve(byId.get(id) ?? null),
      update: (id, patch) => {
        mends.push({ id, patch })
        return Promise.resolve()
      },
    },
    {
      get: (id) => Promise.resolve(cards.get(id) ?? null),
      byItem: (id) => Promise.resolve(byItem.get(id) ?? []),
    },
    byId.keys(),
    slots,
  )
  return mends
}

function cardsByItem(cards: Iterable<MemoryCard>): ReadonlyMap<string, readonly MemoryCard[]> {
  const byItem = new Map<string, MemoryCard[]>()
  for (const card of cards) {
    if (card.itemId === null) continue
    const own = byItem.get(card.itemId)
    if (own) own.push(card)
    else byItem.set(card.itemId, [card])
  }
  return byItem
}
