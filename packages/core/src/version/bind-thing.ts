import { isDenial } from '../facts/keys.ts'
import type { ValueForms } from '../plugin/versioner.ts'
import type { CardReader } from '../plugin/cards.ts'
import type { CardDraft } from '../types/card.ts'

/**
 * "Rehearsal is on Tuesdays at 7 now" is said of the choir rehearsal, where that is the only one known and both values have numbers: a
 * thing is called by fewer words the second time.
 */
export async function bindThing(cards: CardReader, draft: CardDraft, values: ValueForms): Promise<CardDraft> {
  const { entity, slot, facet, value } = draft
  if (slot !== 'named_thing' || facet === null || draft.relation !== 'updates' || !DIGIT.test(value))
    return draft
  const held = (await cards.active(entity, [slot])).filter((card) => !isDenial(card))
  if (held.some((card) => card.facet !== null && values.form(card.facet) === values.form(facet))) return draft
  const [meant, other] = held.filter(
    (card) => card.facet !== null && DIGIT.test(card.value) && values.standsIn(facet, card.facet),
  )
  if (!meant || other) return draft
  const note = `bind-thing: "${facet}" is the ${String(meant.facet)}`
  return { ...draft, facet: meant.facet, notes: [...draft.notes, note] }
}

const DIGIT = /\p{Nd}/u
