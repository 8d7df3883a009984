import type { MemoryCard } from '../types/card.ts'

/** Where a card names the messages that said it again. */
export const RESTATED = 'restatedIn'
/** As many as it keeps moments of. */
const MOST = 64

/** Messages that said a card again, oldest first: they are stale when it is. */
export function restatedIn({ extra }: Pick<MemoryCard, 'extra'>): readonly string[] {
  const ids = extra?.[RESTATED]
  return Array.isArray(ids) ? ids.filter((id) => typeof id === 'string') : []
}

/** The message a card came from and those that said it again: they stand and fall with it. */
export const messagesOf = (card: MemoryCard): readonly string[] => [
  ...(card.itemId ? [card.itemId] : []),
  ...restatedIn(card),
]

export const withRestatement = (card: MemoryCard, itemId: string): string[] =>
  [...restatedIn(card).filter((id) => id !== itemId), itemId].slice(-MOST)
