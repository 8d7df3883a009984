import type { MemoryCard, CardDraft } from '../types/card.ts'
import { isDenial } from '../facts/keys.ts'
import type { SlotSpec } from '../types/slot.ts'
import { matchForm } from '../util/normalize.ts'

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

type Valued = Pick<CardDraft, 'slot' | 'polarity' | 'normal' | 'value'>

/**
 * Whether two values of one chain are the same. In a multi slot the value key is the value, so one chain is one value; in a single slot
 * the normal forms decide: 5月3号 is 05月03日.
 */
export const sameValue = (a: Valued, b: Valued, slot: SlotSpec): boolean =>
  slot.cardinality === 'multi' || isDenial(b) || sameForm(a.normal ?? a.value, b.normal ?? b.value)

const sameForm = (a: string, b: string) => a === b || fold(a) === fold(b)

/** Spaces and punctuation do not make another value, except inside numbers, addresses and names like C#. */
const fold = (value: string) =>
  matchForm(value).replaceAll(/(?<!\d)\s|\s(?!\d)|(?<![a-z\d])(?!#)\p{P}|(?!#)\p{P}(?![a-z\d])/gu, '')
