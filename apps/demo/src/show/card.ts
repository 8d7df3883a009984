import type { MemoryCard } from '@recollect/core'
import type { Style } from './style.ts'

/** `location`, or `sister.location` for somebody else's. */
export const slotName = ({ entity, slot }: Pick<MemoryCard, 'entity' | 'slot'>): string =>
  entity === 'user' ? slot : `${entity.replace(/^user\./u, '')}.${slot}`

/** A denial reads as one; dislikes say so by their slot. */
export function valueOf(card: Pick<MemoryCard, 'slot' | 'value' | 'valueKey'>, { frame }: Style): string {
  return card.valueKey.startsWith('!') ? frame.denied(card.value) : card.value
}
