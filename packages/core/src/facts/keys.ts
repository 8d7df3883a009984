import type { CardDraft, Polarity } from '../types/card.ts'
import type { SlotSpec } from '../types/slot.ts'

export const versionKey = (entity: string, slot: string): string => `${entity}:${slot}`

/** `dislikes` and `fear` are negative by nature; there a positive polarity is the denial. */
export const naturalPolarity = (slot: string): Polarity =>
  slot === 'dislikes' || slot === 'fear' ? 'negative' : 'positive'

/** Whether a fact says that something is not so. A dislike or a fear is negative and denies nothing. */
export const isDenial = (card: { readonly slot: string; readonly polarity: Polarity }): boolean =>
  card.polarity !== naturalPolarity(card.slot)

/** Key of a denial of a value: it never competes with what is true. */
export const denialKey = (form: string): string => `!${form}`

/** Key of what was only said to be over ("I used to live in X"): it never was a version of what holds. */
export const pastKey = (form: string): string => `~${form}`

/** Key of what was said by mistake: it never held. */
export const mistakeKey = (form: string): string => `^${form}`

/** Whether it was said by mistake. */
export const isMistake = (card: { readonly valueKey: string }): boolean => card.valueKey.startsWith('^')

export const isPastOnly = (card: { readonly valueKey: string }): boolean => card.valueKey.startsWith('~')

/** Key of a single fact of one of several people ("my son Tom") beside that of the first of them, which has the empty key. */
export const personKey = (form: string): string => `@${form}`

/** Whether a value is one of a single fact, of whomever it is. */
export const isSingleKey = (key: string): boolean => key === '' || key.startsWith('@')

/** What tells of an end: a retraction, or what was only said to be over. It never holds. */
export const isEnding = (card: { readonly valueKey: string; readonly relation: string }): boolean =>
  card.relation === 'retracts' || isPastOnly(card)

/**
 * What may be active side by side under one version key: nothing (``) for the value of a single slot, the value's form for a
 * multi slot, `!` + form for denials.
 */
export function valueKey(draft: CardDraft, slot: SlotSpec, form: string): string {
  if (isDenial(draft)) return denialKey(form)
  return slot.cardinality === 'single' ? '' : form
}

/** A stated dislike of something under `likes` is a card of the opposite slot, so that one place holds each kind. */
export function canonicalDraft<T extends CardDraft>(draft: T, slot: SlotSpec): T {
  if (slot.name === 'likes' && draft.polarity === 'negative') return { ...draft, slot: 'dislikes' }
  if (slot.name === 'dislikes' && draft.polarity === 'positive') return { ...draft, slot: 'likes' }
  return draft
}

/** A bare update ("更新为X", "it's now X") as it stands before it is known what it updates. */
export const isBare = (draft: CardDraft): boolean =>
  draft.slot === 'generic' && draft.relation === 'updates' && draft.facet === null
