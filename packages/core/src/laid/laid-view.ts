import type { ScopeView } from '../plugin/store.ts'
import { laidCards } from './laid-cards.ts'
import { laidItems } from './laid-items.ts'
import { laidSearch, laidVectors } from './laid-search.ts'
import type { Lays } from './lay.ts'

/** A scope as if its rows were what the overlays say. Cached expansions stay as they are: they hold words only. */
export function laidView(view: ScopeView, { cards, items, end }: Lays): ScopeView {
  const there = laidItems(view.items, items)
  return {
    ...view,
    items: there,
    cards: laidCards(view.cards, cards, (ids) => there.byIds(ids)),
    search: laidSearch(view.search, end),
    ...(view.vectors ? { vectors: laidVectors(view.vectors, end) } : {}),
  }
}
