import { isDenial, naturalPolarity } from '../../facts/keys.ts'
import type { SlotRegistry } from '../../plugin/slots.ts'
import type { CardDraft, MemoryCard } from '../../types/card.ts'
import { asPartOf } from '../bind-generic.ts'
import type { Outcome } from './table.ts'
import { isOf } from './told.ts'
import type { Told } from './told.ts'

/** The draft without its event. */
export const plainOf = ({ effect: _effect, known: _known, ...draft }: Told): CardDraft => draft

/** The end of a fact, as a draft tells of it. */
export function endOf(card: MemoryCard, { effect, known: _known, ...draft }: CardDraft): CardDraft {
  const { value, normal, polarity } = card
  const plain = asPartOf(card, draft, `effect: ${effect?.event ?? 'change'} ends "${value}"`)
  return { ...plain, value, normal, polarity, relation: 'retracts', tense: 'current' }
}

/** What could not be done can be done now. */
export const learnt = (
  { learnt: slots = [] }: Outcome,
  named: readonly MemoryCard[],
  draft: Told,
): readonly CardDraft[] =>
  named
    .filter((card) => isDenial(card) && isOf(card.slot, slots))
    .map((card) => ({
      ...asPartOf(card, plainOf(draft), `effect: ${draft.effect.event} ends "not ${card.value}"`),
      value: card.value,
      normal: card.normal,
      polarity: naturalPolarity(card.slot),
      relation: 'updates',
      tense: 'current',
    }))

/** "They switched me from metformin to Ozempic": the fact that is named holds the other value now. */
export function changed(
  named: readonly MemoryCard[],
  draft: Told,
  to: string,
  slots: SlotRegistry,
): readonly CardDraft[] {
  const meant = named.filter((card) => !isDenial(card))
  return meant.flatMap((card) => {
    const note = `effect: "${card.value}" becomes "${to}"`
    const made = { ...asPartOf(card, plainOf(draft), note), value: to, normal: null, polarity: card.polarity }
    const isSingle = slots.get(card.slot, card.entity).cardinality === 'single'
    if (isSingle) return [{ ...made, relation: 'updates' as const }]
    return [endOf(card, draft), { ...made, relation: 'sets' as const }]
  })
}
