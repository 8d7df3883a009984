import type { SlotRegistry } from '@recollect/core/extraction'
import type { ScopeView } from '@recollect/core/store'
import type { EpochMs } from '@recollect/core'
import { validCards } from './valid-cards.ts'
import { validItems } from './valid-items.ts'
import { validity } from './validity.ts'

/**
 * A scope by what was true at a moment: `active` of facts and messages says whether they were. With `hideLater`, what began after it is
 * not there.
 */
export function validView(
  view: ScopeView,
  at: EpochMs,
  { slots, hideLater }: { readonly slots: SlotRegistry; readonly hideLater: boolean },
): ScopeView {
  const then = validity(view.cards, at, slots)
  return {
    ...view,
    nextDue: null,
    cards: validCards(view.cards, then, hideLater),
    items: validItems(view, then, hideLater),
  }
}
