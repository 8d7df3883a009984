import type { CardFilter } from '../plugin/cards.ts'
import type { ItemFilter } from '../plugin/items.ts'
import { messageMiss } from '../recall/filter/filter.ts'
import type { MemoryCard } from '../types/card.ts'
import type { MemoryItem } from '../types/item.ts'

/** As stores decide it, for records they have no row of. */
export const itemPasses = (item: MemoryItem, filter: ItemFilter = {}): boolean =>
  (filter.active === undefined || item.active === filter.active) &&
  (filter.notExtractedBy === undefined || item.extractedBy !== filter.notExtractedBy) &&
  (filter.unread === undefined || item.unread.length > 0 === filter.unread) &&
  messageMiss(item, filter) === null

/** The same of a card and the message it came from. */
export function cardPasses(card: MemoryCard, source: MemoryItem | null, filter: CardFilter = {}): boolean {
  const { entity, slot, kind, active, session, ...message } = filter
  return (
    (entity === undefined || card.entity === entity) &&
    (slot === undefined || card.slot === slot) &&
    (kind === undefined || card.kind === kind) &&
    (active === undefined || card.active === active) &&
    (session === undefined || card.session === session) &&
    (asksMessage(message) ? messageMiss(source, message) === null : true)
  )
}

const asksMessage = (message: object): boolean => Object.values(message).some((value) => value !== undefined)

/** A slot, or a family (`family.*`), as `cards.active` reads it. */
export const isOfSlot = (card: MemoryCard, slots: readonly string[]): boolean =>
  slots.some((slot) => (slot.endsWith('.*') ? card.slot.startsWith(slot.slice(0, -1)) : card.slot === slot))
