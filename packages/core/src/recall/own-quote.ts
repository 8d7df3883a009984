import type { Hit } from '../api/recall.ts'
import type { ScopeView } from '../plugin/store.ts'
import type { Detection } from '../types/question.ts'
import { askedEntity } from './tiers/card.ts'

/** Hits looked at for words of the right person. */
const LOOKED_AT = 3

/**
 * The words to quote where no card answers: those of the first hit that is not known to speak of somebody else only. "My wife lives in
 * Rome" is no answer to "Where do I live?". Null when the best hits all do. One look-up a hit, and only for questions that name a slot.
 */
export async function ownQuote(
  view: ScopeView,
  detection: Detection,
  hits: readonly Hit[],
): Promise<string | null> {
  const [first] = hits
  const entity = askedEntity(detection)
  if (!first || detection.slots.length === 0 || entity === null) return first?.quote ?? null
  for (const hit of hits.slice(0, LOOKED_AT)) {
    const cards = hit.item ? await view.cards.byItem(hit.item.id) : []
    if (cards.length === 0 || cards.some((card) => card.entity === entity)) return hit.quote
  }
  return null
}
