import type { ItemWriter } from '../plugin/store.ts'
import type { MemoryItem } from '../types/item.ts'
import type { Notebook } from './notebook.ts'

/** Items of one transaction; what is inserted, changed and removed is noted. `hash` gives the text's hash, which items do not carry. */
export function recordedItems(
  items: ItemWriter,
  notes: Notebook,
  hash: (text: string) => string,
): ItemWriter {
  const note = (item: MemoryItem | null) => {
    if (item === null) return
    const before = { ...item, textHash: hash(item.text) }
    notes.changed({ record: 'item', id: item.id, before }, null)
  }
  return {
    get: (id) => items.get(id),
    byKey: (key) => items.byKey(key),
    byIds: (ids) => items.byIds(ids),
    byTextHash: (text, limit, filter) => items.byTextHash(text, limit, filter),
    bySeq: (seqs, filter) => items.bySeq(seqs, filter),
    recent: (limit, filter) => items.recent(limit, filter),
    list: (page, filter) => items.list(page, filter),
    count: (filter) => items.count(filter),
    insert: async (item) => {
      notes.made(item.id)
      return items.insert(item)
    },
    update: async (id, patch) => {
      if (!notes.isMade(id)) note(await items.get(id))
      await items.update(id, patch)
    },
    remove: async (id) => {
      note(await items.get(id))
      await items.remove(id)
    },
    restore: async (item) => {
      await items.restore(item)
      notes.changed({ record: 'item', id: item.id, before: null }, null)
    },
  }
}
