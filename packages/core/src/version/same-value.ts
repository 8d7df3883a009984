import { isDenial } from '../facts/keys.ts'
import type { CardDraft } from '../types/card.ts'
import type { SlotSpec } from '../types/slot.ts'
import { matchForm } from '../util/normalize.ts'

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
