import { isDenial } from '../../facts/keys.ts'
import type { ValueForms } from '../../plugin/versioner.ts'
import { ANYONE } from '../../plugin/doubts.ts'
import type { StatedValue } from '../../plugin/doubts.ts'
import type { MemoryCard } from '../../types/card.ts'

type Held = Pick<MemoryCard, 'entity' | 'slot' | 'facet' | 'value' | 'valueKey' | 'polarity'>

/**
 * Whether a newer value is of the type and of the one that a fact is of, and another. `isNear`: it was said so soon after that a pronoun,
 * or nobody named, may mean whoever the fact is about. Pure.
 */
export function isOtherValue(
  card: Held,
  { slot, facet, value, whose }: StatedValue,
  values: Pick<ValueForms, 'pointsAt'>,
  isNear: boolean,
): boolean {
  if (card.slot !== slot || isDenial(card)) return false
  if (facet !== undefined && card.facet !== null && card.facet !== facet) return false
  if (values.pointsAt(value, card.value) || values.pointsAt(card.value, value)) return false
  if (whose === card.entity) return true
  const own = card.entity === 'user'
  if (whose === ANYONE) return own || isNear
  return !own && isNear && whose !== 'user' && !isRelative(whose)
}

/** `user.sister`; a pronoun begins with a mark. */
const isRelative = (whose: string): boolean => /^user\.[a-z]/u.test(whose)
