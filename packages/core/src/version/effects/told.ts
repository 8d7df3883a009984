import type { CardDraft } from '../../types/card.ts'
import type { Effect } from '../../types/effect.ts'

/** A draft that tells of an event. */
export type Told = CardDraft & { readonly effect: Effect }

export const hasEffect = (draft: CardDraft): draft is Told => draft.effect !== undefined

/** The words that may name what it is about. */
export const wordsOf = ({ value, effect }: Told): readonly string[] =>
  [value, ...(effect.also ?? [])].filter((words) => words !== '')

/** Whether a slot is one of some, which may be families (`favorite_*`). */
export const isOf = (slot: string, slots: readonly string[]): boolean =>
  slots.some((one) => one === slot || (one.endsWith('*') && slot.startsWith(one.slice(0, -1))))
