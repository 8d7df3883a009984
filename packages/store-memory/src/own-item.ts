import type { MemoryItem, NewItem } from '@recollect/core'
import { ownMetadata } from './records.ts'

/** A frozen copy of an item's fields and of nothing else. */
export function ownItem(scope: string, seq: number, item: NewItem): MemoryItem {
  return Object.freeze({
    scope,
    id: item.id,
    seq,
    role: item.role,
    speaker: item.speaker,
    text: item.text,
    session: item.session,
    saidAt: item.saidAt,
    recordedAt: item.recordedAt,
    key: item.key,
    factType: item.factType,
    active: item.active,
    parentId: item.parentId,
    version: item.version,
    extractedBy: item.extractedBy,
    metadata: ownMetadata(item.metadata),
  })
}
