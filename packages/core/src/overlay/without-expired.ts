import { expire } from '../facts/card-time.ts'
import type { SlotRegistry } from '../plugin/slots.ts'
import type { ScopeView } from '../plugin/store.ts'
import type { MemoryCard } from '../types/card.ts'
import type { EpochMs } from '../types/item.ts'
import { overlaidView } from './view.ts'
import { hidesNone } from './overlay.ts'
import type { OverlaidItem, Overlay, Overlays } from './overlay.ts'
import { refreshed } from './refreshed.ts'

const NO_ITEMS: Overlay<OverlaidItem> = { changed: new Map(), putsBack: false, hides: hidesNone }

/**
 * A scope with what the clock has brought about and no write has put down yet: expired facts do not hold, and messages all of whose
 * facts are over are inactive. One look-up when nothing has expired, few more a fact that has.
 */
export async function withoutExpired(view: ScopeView, now: EpochMs, slots: SlotRegistry): Promise<ScopeView> {
  const expired = await view.cards.expired(now)
  if (expired.length === 0) return view
  const changed = new Map(
    expired.map((card): [string, MemoryCard] => [card.id, { ...card, ...expire(card) }]),
  )
  const overlays: Overlays = {
    cards: { changed, putsBack: false, hides: hidesNone },
    items: NO_ITEMS,
    end: null,
  }
  return overlaidView(view, await refreshed(view, overlays, expired, slots))
}
