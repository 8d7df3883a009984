import type { SlotRegistry } from '../plugin/slots.ts'
import type { ItemPatch } from '../plugin/items.ts'
import type { ScopeView } from '../plugin/store.ts'
import type { MemoryCard } from '../types/card.ts'
import { refreshItems } from '../version/item-version.ts'
import { laidView } from './laid-view.ts'
import type { LaidItem, Lays } from './lay.ts'

/** The same lays, with the messages of the given cards as their facts leave them. */
export async function refreshed(
  view: ScopeView,
  lays: Lays,
  cards: readonly MemoryCard[],
  slots: SlotRegistry,
): Promise<Lays> {
  const laid = laidView(view, lays)
  const changed = new Map<string, LaidItem | null>(lays.items.changed)
  const noting = {
    get: (id: string) => laid.items.get(id),
    update: async (id: string, patch: ItemPatch) => {
      const item = changed.get(id) ?? (await laid.items.get(id))
      if (item) changed.set(id, { ...item, ...patch })
    },
  }
  await refreshItems(
    noting,
    laid.cards,
    cards.flatMap(({ itemId }) => itemId ?? []),
    slots,
  )
  return { ...lays, items: { ...lays.items, changed } }
}
