import type { SlotRegistry } from '../plugin/slots.ts'
import { versionKey } from '../facts/keys.ts'
import type { MemoryCard } from '../types/card.ts'

/** What stands before a value in the keys of denials, of what is over and of mistakes. */
const MARK = /^[!~^]/u

/**
 * What ties a card to others: cards that share one of these may have decided about each other. All of a single slot; in a multi slot
 * those of one value, its opposite included, and those of one facet.
 */
export function tiesOf(
  { entity, slot, valueKey, facet }: MemoryCard,
  slots: SlotRegistry,
): readonly string[] {
  const spec = slots.get(slot, entity)
  const [pair = slot] = [slot, ...(spec.opposite === undefined ? [] : [spec.opposite])].sort()
  const value = spec.cardinality === 'single' ? '' : valueKey.replace(MARK, '')
  const own = `${versionKey(entity, pair)}\u0000${value}`
  return facet === null || spec.cardinality === 'single' ? [own] : [own, `${versionKey(entity, pair)}\u0001`]
}

/** Version keys under which tied cards stand: the card's own and that of the opposite slot. */
export function keysBeside(
  { entity, slot, versionKey: own }: MemoryCard,
  slots: SlotRegistry,
): readonly string[] {
  const { opposite } = slots.get(slot, entity)
  return opposite === undefined ? [own] : [own, versionKey(entity, opposite)]
}
