import type { CardDraft, MemoryCard } from '../../types/card.ts'
import type { Effect } from '../../types/effect.ts'
import { asPartOf } from '../bind-generic.ts'

/** A draft of an event, which says what it does to other facts. */
export type Told = CardDraft & { readonly effect: Effect }

export const plainOf = ({ effect: _effect, known: _known, ...draft }: Told): CardDraft => draft

/** The end of a fact, as a draft tells of it. */
export function endOf(card: MemoryCard, { effect, known: _known, ...draft }: CardDraft): CardDraft {
  const { value, normal, polarity } = card
  const plain = asPartOf(card, draft, `effect: ${effect?.event ?? 'change'} ends "${value}"`)
  return { ...plain, value, normal, polarity, relation: 'retracts', tense: 'current' }
}
