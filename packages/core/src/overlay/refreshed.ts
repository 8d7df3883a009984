import type { SlotRegistry } from '../plugin/slots.ts'
import type { ItemPatch } from '../plugin/items.ts'
import type { ScopeView } from '../plugin/store.ts'
import type { MemoryCard } from '../types/card.ts'
import { refreshItems } from '../version/item-version.ts'
import { overlaidView } from './view.ts'
import type { OverlaidItem, Overlays } from './overlay.ts'

/** The same overlays, with the messages of the given cards as their facts leave them. */
export async function refreshed(
  view: ScopeView,
  overlays: Overlays,
  cards: readonly MemoryCard[],
  slots: SlotRegistry,
): Promise<Overlays> {
  const overlaid = overlaidView(view, overlays)
  const changed = new Map<string, OverlaidItem | null>(overlays.items.changed)
  const noting = {
    get: (id: string) => overlaid.items.get(id),
    update: async (id: string, patch: ItemPatch) => {
      const item = changed.get(id) ?? (await overlaid.items.get(id))
      if (item) changed.set(id, { ...item, ...patch })
    },
  }
  await refreshItems(
    noting,
    overlaid.cards,
    cards.flatMap(({ itemId }) => itemId ?? []),
    slots,
  )
  return { ...overlays, items: { ...overlays.items, changed } }
}
