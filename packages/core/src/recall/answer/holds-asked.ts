import type { QueryPlan } from '../../query-plan.ts'
import type { Fused } from '../ranking/fuse.ts'

/** Hits looked at: their messages are cut into words once more. */
const LOOKED_AT = 10
/** One word in common may be the thing or what it is of: "my sister likes tea" holds all of "How old is my sister?" but the age. */
const FEWEST = 2

type Plan = Pick<QueryPlan, 'terms' | 'termsOf' | 'matcher' | 'detection' | 'slots'>

/** Whether the words of a hit hold everything a question asks for, whatever was read from them. Pure. */
export function holdsAsked(
  { terms, termsOf, matcher, detection, slots }: Plan,
  hits: readonly Fused[],
): readonly Fused[] {
  const asked = [...new Set(terms)]
  if (asked.length < FEWEST) return []
  const against = new Set(detection.slots.flatMap((slot) => slots.get(slot).opposite ?? []))
  return hits.slice(0, LOOKED_AT).filter(({ item, card }) => {
    // What one dislikes is not what one likes.
    if (card !== null && against.has(card.slot)) return false
    // What was taken back answers nothing.
    if (item === null || !item.active) return false
    const said = new Set(termsOf(matcher.scan(item.text)))
    return asked.every((term) => said.has(term))
  })
}
