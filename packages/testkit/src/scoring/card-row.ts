import type { MemoryCard } from '@recollect/core'
import type { CardDraft } from '@recollect/core/extraction'

/** A card as the scorer reads it. */
export interface CardRow {
  readonly kind: string
  readonly entity: string
  readonly slot: string
  readonly value: string
  readonly polarity?: 'negative'
  readonly relation: string
  readonly when?: string
}

/** Time words that the scorer would take for "this is over". */
const SOUNDS_OVER = /^(?:past|former|previous|before|ended)/iu

/** `when: past` says that the state is over; other time words are passed on as they were said. */
function whenOf(card: Pick<CardDraft, 'when'>, past: boolean): { readonly when?: string } {
  if (past) return { when: 'past' }
  return card.when === null || SOUNDS_OVER.test(card.when) ? {} : { when: card.when }
}

function row(
  card: Pick<CardDraft, 'kind' | 'entity' | 'slot' | 'value' | 'polarity' | 'relation' | 'when'>,
  past: boolean,
) {
  const { kind, entity, slot, value, relation } = card
  const polarity = card.polarity === 'negative' ? { polarity: card.polarity } : {}
  return { kind, entity, slot, value, relation, ...polarity, ...whenOf(card, past) }
}

/** A draft as it is scored. */
export const draftRow = (draft: CardDraft): CardRow => row(draft, draft.tense === 'past')

/** An active card is current whatever became of its older versions. */
export const activeCardRow = (card: MemoryCard): CardRow => row(card, false)
