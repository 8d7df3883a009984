import type { CheckedFilter } from '@recollect/core/past'
import type { MemoryCard } from '@recollect/core'
import { asksFacts, cardMiss, messageMiss } from '@recollect/core/past'
import type { RecordLookedAt } from './facts.ts'

const CONDITIONS = ['session', 'role', 'speaker', 'from', 'to', 'metadata'] as const

/** Names of the conditions that do not hold for a record; a message is asked for the facts it gave. Pure. */
export function failing(
  { kind, item, card }: RecordLookedAt,
  cards: readonly MemoryCard[],
  filter: CheckedFilter,
): readonly string[] {
  const { message } = filter
  const onMessage = CONDITIONS.filter((name) => {
    const wanted = message[name]
    if (wanted === undefined) return false
    return name === 'session' && card
      ? card.session !== wanted
      : messageMiss(item, { [name]: wanted }) !== null
  })
  const { wants, slot, entity, cardKind } = filter
  const none = { ...filter, slot: null, entity: null, cardKind: null }
  const lacks = (one: Partial<CheckedFilter>): boolean =>
    !cards.some((given) => cardMiss(given, { ...none, ...one }) === null)
  const onFacts = asksFacts(filter)
    ? [
        ...(slot !== null && lacks({ slot }) ? ['slot'] : []),
        ...(entity !== null && lacks({ entity }) ? ['entity'] : []),
        ...(cardKind !== null && lacks({ cardKind }) ? ['kind'] : []),
      ]
    : []
  const onKind = wants !== null && wants !== kind && !onFacts.includes('kind') ? ['kind'] : []
  return [...onMessage, ...onFacts, ...onKind]
}
