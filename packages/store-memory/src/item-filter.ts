import type { ItemFilter, MemoryItem, MessageFilter } from '@recollect/core'

export function itemPasses(item: MemoryItem, filter: ItemFilter): boolean {
  return (
    messagePasses(item, filter) &&
    (filter.active === undefined || item.active === filter.active) &&
    (filter.notExtractedBy === undefined || item.extractedBy !== filter.notExtractedBy)
  )
}

export function messagePasses(item: MemoryItem, filter: MessageFilter): boolean {
  return (
    (filter.role === undefined || item.role === filter.role) &&
    (filter.session === undefined || item.session === filter.session) &&
    (filter.speaker === undefined || item.speaker === filter.speaker) &&
    (filter.from === undefined || item.saidAt >= filter.from) &&
    (filter.to === undefined || item.saidAt < filter.to) &&
    (filter.metadata === undefined || holdsEntries(item.metadata, filter.metadata))
  )
}

function holdsEntries(held: MemoryItem['metadata'], wanted: NonNullable<MessageFilter['metadata']>): boolean {
  return Object.entries(wanted).every(
    ([key, value]) => held !== null && Object.hasOwn(held, key) && held[key] === value,
  )
}

/** Whether a filter asks for more of a message than its session, which cards have themselves. */
export const asksMessage = ({ role, speaker, from, to, metadata }: MessageFilter): boolean =>
  [role, speaker, from, to].some((condition) => condition !== undefined) ||
  Object.keys(metadata ?? {}).length > 0
