import type { CheckedFilter } from '../../input/filters.ts'
import type { ScopeView } from '../../plugin/store.ts'
import type { MemoryCard } from '../../types/card.ts'
import { factMiss } from './filter-view.ts'
import { asksMessage, cardMiss, messageMiss } from './filter.ts'
import type { Miss } from './filter.ts'
import type { Fused } from '../ranking/fuse.ts'

/** What a tier found that does not pass, past the filtered view: no new way of finding may lead round a filter. */
export async function passingHits(
  view: ScopeView,
  filter: CheckedFilter,
  fused: readonly Fused[],
  gone: (hit: Fused, why: Miss) => void,
): Promise<readonly Fused[]> {
  const missing = asksMessage(filter)
    ? fused.flatMap(({ card, item }) => (item === null && card?.itemId ? card.itemId : []))
    : []
  const loaded = missing.length === 0 ? [] : await view.items.byIds(missing)
  const sources = new Map(loaded.map((item) => [item.id, item]))
  return fused.filter((hit) => {
    const source = hit.item ?? sources.get(hit.card?.itemId ?? '') ?? null
    const miss = hit.card ? factMiss(hit.card, source, filter) : messageMiss(source, filter.message)
    if (miss !== null) gone(hit, miss)
    return miss === null
  })
}

/**
 * Where facts alone are asked for, each message that was found gives way to the facts it stated: they are found by its words. Two
 * facts of one message stand one after the other, in its place.
 */
export async function factsOf(
  view: ScopeView,
  filter: CheckedFilter,
  fused: readonly Fused[],
  gone: (message: Fused) => void,
): Promise<readonly Fused[]> {
  if (filter.wants !== 'card') return fused
  const shown = new Set(fused.flatMap(({ card }) => card?.id ?? []))
  const messages = fused.filter((hit) => hit.kind === 'item')
  const gave = new Map<string, MemoryCard[]>()
  for (const card of messages.length === 0 ? [] : await view.cards.byItems(messages.map(({ id }) => id))) {
    if (card.itemId === null || shown.has(card.id) || cardMiss(card, filter) !== null) continue
    gave.set(card.itemId, [...(gave.get(card.itemId) ?? []), card])
  }
  for (const message of messages) gone(message)
  return fused.flatMap((hit) =>
    hit.kind === 'card'
      ? hit
      : (gave.get(hit.id) ?? []).map((card) => ({ ...hit, kind: 'card' as const, id: card.id, card })),
  )
}
