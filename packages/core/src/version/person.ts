import { isDenial, personKey } from '../facts/keys.ts'
import type { ValueForms, TimedDraft } from '../plugin/versioner.ts'
import { isOfKinds, isOneOfSeveral } from '../slots/several.ts'
import type { MemoryCard } from '../types/card.ts'
import type { SlotSpec } from '../types/slot.ts'
import { agesInto } from './set-aside.ts'

/** Of which of several people a draft is: the chain it goes into, and the name it is filed under. */
export interface OfPerson {
  readonly valueKey: string
  readonly facet: string | null
}

/** A single fact of one of several people (two sons), told apart by the name as its facet. */
const isPersonal = ({ entity, slot, facet, value }: TimedDraft, { cardinality }: SlotSpec): boolean =>
  cardinality === 'single' && isOneOfSeveral(entity) && slot !== 'name' && facet !== value

/**
 * The first person of a relation has the chain a single fact always had, so that nothing changes where there is one. Who is named later has
 * a chain of their own, and so has what is said of nobody in particular once there are several. Null: the draft is not told apart.
 */
export function ofPerson(
  draft: TimedDraft,
  slot: SlotSpec,
  itemId: string | null,
  known: readonly MemoryCard[],
  values: ValueForms,
): OfPerson | null {
  if (isDenial(draft)) return null
  if (isOfKinds(draft.slot) && slot.cardinality === 'single') return ofKind(draft, values)
  if (!isPersonal(draft, slot)) return null
  const held = known.filter((card) => card.active && !isDenial(card) && card.slot === slot.name)
  const [only] = held
  const { facet } = draft
  if (only === undefined) return { valueKey: '', facet }
  const aged = slot.name === 'age' && facet === null ? byAge(draft, held, itemId) : null
  if (aged !== null) return aged
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

/** The favourite fruit is another fact than the favourite food, whichever of them came first. */
const ofKind = ({ facet }: TimedDraft, values: ValueForms): OfPerson => ({
  valueKey: facet === null ? '' : personKey(values.form(facet)),
  facet,
})

/** "My sons are 3 and 6": of those without a name, one who was of an age is of the next, and two ages of one message are of two. */
function byAge(draft: TimedDraft, held: readonly MemoryCard[], itemId: string | null): OfPerson | null {
  const earlier = held.filter((card) => itemId === null || card.itemId !== itemId)
  const own = earlier.find((card) => card.facet === null && agesInto(draft, card))
  if (own !== undefined) return { valueKey: own.valueKey, facet: null }
  return earlier.length < held.length ? { valueKey: personKey(draft.value), facet: null } : null
}
