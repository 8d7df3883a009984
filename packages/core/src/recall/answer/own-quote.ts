import type { Hit } from '../../api/recall.ts'
import type { QueryPlan } from '../../query-plan.ts'
import { beginning } from '../../text/beginning.ts'
import type { MemoryCard } from '../../types/card.ts'
import type { EventDate } from '../../types/time.ts'
import { asks } from './answer-material.ts'
import { askedEntity } from '../tiers/card.ts'
import { newestAlike } from './newest-alike.ts'

/** Hits looked at for words of the right person. */
const LOOKED_AT = 3

/**
 * The hit to quote where no card answers: the first that is not known to speak of somebody else only, or what was said of it since. "My wife lives in
 * Rome" is no answer to "Where do I live?". Null when the best hits all do. One look-up a hit, and only for questions that name a slot.
 */
export async function ownQuote(
  plan: QueryPlan,
  date: EventDate | null,
  hits: readonly Hit[],
): Promise<Hit | null> {
  const { view, detection, slots } = plan
  const [first] = hits
  const entity = askedEntity(detection)
  if (!first || detection.slots.length === 0) return first ? newestAlike(plan, hits, first) : null
  if (entity === null) return quoteOfAnother(plan, hits)
  // A state that was held against a value or a time and did not fit is no answer in its own words either.
  const compared =
    date !== null || detection.chain !== undefined || (detection.value !== null && asks(detection, 'yes_no'))
  const isLookedAt = (card: MemoryCard) =>
    compared &&
    card.entity === entity &&
    detection.slots.includes(card.slot) &&
    slots.get(card.slot, card.entity).cardinality === 'single'
  for (const hit of hits.slice(0, LOOKED_AT)) {
    const cards = hit.item ? await view.cards.byItem(hit.item.id) : []
    if (cards.some(isLookedAt)) continue
    if (cards.length === 0 || cards.some((card) => card.entity === entity))
      return newestAlike(plan, hits, hit)
  }
  return null
}

/** "I live in Porto" is no answer to "Where does Bob live?"; that Bob lives with me is. */
async function quoteOfAnother(plan: QueryPlan, hits: readonly Hit[]): Promise<Hit | null> {
  const { view, detection, terms, termsOf, matcher } = plan
  for (const hit of hits.slice(0, LOOKED_AT)) {
    const cards = hit.item && hit.item.speaker === null ? await view.cards.byItem(hit.item.id) : []
    const asked = cards.filter((card) => detection.slots.includes(card.slot))
    const mine = asked.length > 0 && asked.every((card) => card.entity === 'user')
    const said = new Set(mine ? termsOf(matcher.scan(beginning(hit.item?.text ?? ''))) : [])
    if (!mine || terms.every((term) => said.has(term))) return newestAlike(plan, hits, hit)
  }
  return null
}
