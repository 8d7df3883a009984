import type { CheckedFilter } from '../../input/filters.ts'
import type { MessageFilter } from '../../plugin/items.ts'
import type { MemoryCard } from '../../types/card.ts'
import type { MemoryItem } from '../../types/item.ts'

/** A condition that does not hold, in words: `session is not "monday"`. */
export type Miss = string

const shown = (value: unknown): string => JSON.stringify(value) ?? String(value)
const day = (ms: number): string => new Date(ms).toISOString()

/** The first condition on messages that does not hold; null when all do. Stores decide the same, this says why. */
export function messageMiss(item: MemoryItem | null, filter: MessageFilter): Miss | null {
  const { role, session, speaker, from, to } = filter
  if (item === null) return 'it came from no message'
  if (role !== undefined && item.role !== role) return `role is not ${shown(role)}`
  if (session !== undefined && item.session !== session) return `session is not ${shown(session)}`
  if (speaker !== undefined && item.speaker !== speaker) return `speaker is not ${shown(speaker)}`
  if (from !== undefined && item.saidAt < from) return `it was said before ${day(from)}`
  if (to !== undefined && item.saidAt >= to) return `it was not said before ${day(to)}`
  const missing = Object.entries(filter.metadata ?? {}).find(
    ([key, value]) =>
      item.metadata === null || !Object.hasOwn(item.metadata, key) || item.metadata[key] !== value,
  )
  return missing ? `metadata ${shown(missing[0])} is not ${shown(missing[1])}` : null
}

/** The first condition on facts that does not hold for a card, those on its message aside. */
export function cardMiss(card: MemoryCard, { slot, entity, cardKind }: CheckedFilter): Miss | null {
  if (slot !== null && !isOf(card.slot, slot)) return `slot is not ${shown(slot)}`
  if (entity !== null && card.entity !== entity) return `entity is not ${shown(entity)}`
  return cardKind !== null && card.kind !== cardKind ? `kind is not ${shown(cardKind)}` : null
}

const isOf = (slot: string, wanted: string): boolean =>
  wanted.endsWith('*') ? slot.startsWith(wanted.slice(0, -1)) : slot === wanted

/** Whether a message passes only through the facts it gave. */
export const asksFacts = ({ wants, slot, entity }: CheckedFilter): boolean =>
  wants === 'card' || slot !== null || entity !== null

/** Whether facts must be read with their messages: a session stands on the fact itself. */
export const asksMessage = ({ message: { session: _session, ...rest } }: CheckedFilter): boolean =>
  Object.keys(rest).length > 0
