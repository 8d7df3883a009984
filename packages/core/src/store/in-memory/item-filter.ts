import type { ItemFilter } from '../../plugin/store.ts'
import type { MemoryItem } from '../../types/item.ts'

export function itemPasses(item: MemoryItem, filter: ItemFilter): boolean {
  return (
    (filter.role === undefined || item.role === filter.role) &&
    (filter.session === undefined || item.session === filter.session) &&
    (filter.active === undefined || item.active === filter.active) &&
    (filter.from === undefined || item.saidAt >= filter.from) &&
    (filter.to === undefined || item.saidAt < filter.to) &&
    (filter.notExtractedBy === undefined || item.extractedBy !== filter.notExtractedBy)
  )
}
