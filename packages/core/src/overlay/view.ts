import type { ScopeView } from '../plugin/store.ts'
import { overlaidCards } from './cards.ts'
import { overlaidItems } from './items.ts'
import { overlaidSearch, overlaidVectors } from './search.ts'
import type { Overlays } from './overlay.ts'

/** A scope as if its rows were what the overlays say. Cached expansions stay as they are: they hold words only. */
export function overlaidView(view: ScopeView, { cards, items, end }: Overlays): ScopeView {
  const there = overlaidItems(view.items, items)
  return {
    ...view,
    items: there,
    cards: overlaidCards(view.cards, cards, (ids) => there.byIds(ids)),
    search: overlaidSearch(view.search, end),
    ...(view.vectors ? { vectors: overlaidVectors(view.vectors, end) } : {}),
  }
}
