import { isDenial, personKey } from '../facts/keys.ts'
import type { ValueForms } from '../facts/value-match.ts'
import { isOneOfSeveral } from '../slots/several.ts'
import type { CardDraft, MemoryCard } from '../types/card.ts'
import type { SlotSpec } from '../types/slot.ts'

/** Of which of several people a draft is: the chain it goes into, and the name it is filed under. */
export interface OfPerson {
  readonly valueKey: string
  readonly facet: string | null
}

/** A single fact of one of several people (two sons), told apart by the name as its facet. */
const isPersonal = ({ entity, slot, facet, value }: CardDraft, { cardinality }: SlotSpec): boolean =>
  cardinality === 'single' && isOneOfSeveral(entity) && slot !== 'name' && facet !== value

/**
 * The first person of a relation has the chain a single fact always had, so that nothing changes where there is one. Who is named later has
 * a chain of their own, and so has what is said of nobody in particular once there are several. Null: the draft is not told apart.
 */
export function ofPerson(
  draft: CardDraft,
  slot: SlotSpec,
  known: readonly MemoryCard[],
  values: ValueForms,
): OfPerson | null {
  if (!isPersonal(draft, slot) || isDenial(draft)) return null
  const held = known.filter((card) => card.active && !isDenial(card) && card.slot === slot.name)
  const [only] = held
  const { facet } = draft
  if (only === undefined) return { valueKey: '', facet }
  if (facet === null) {
    const keys = new Set(held.map(({ valueKey }) => valueKey))
    return keys.size > 1 ? { valueKey: personKey(''), facet } : { valueKey: only.valueKey, facet: only.facet }
  }
  const form = values.form(facet)
  const own = held.find((card) => card.facet !== null && values.form(card.facet) === form)
  if (own !== undefined) return { valueKey: own.valueKey, facet }
  const isUnnamed =
    draft.another !== true && held.every((card) => card.facet === null || card.facet === card.value)
  return { valueKey: isUnnamed ? only.valueKey : personKey(form), facet }
}
