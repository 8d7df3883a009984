import type { ItemWriter } from '../plugin/store.ts'
import type { MemoryItem } from '../types/item.ts'
import type { Notebook } from './notebook.ts'

/**
 * Items of one transaction; what is inserted, changed and removed is noted. Nobody else writes the scope meanwhile, so what was noted is
 * not read again. `hash` gives the text's hash, which items do not carry.
 */
export function recordedItems(
  items: ItemWriter,
  notes: Notebook,
  hash: (text: string) => string,
): ItemWriter {
  const get = async (id: string) => notes.item(id) ?? notes.seenItem(await items.get(id))
  const note = (item: MemoryItem, after: MemoryItem | null) => {
    const { id, text } = item
    const textHash = notes.isMade(id) ? '' : hash(text)
    notes.changedItem({ record: 'item', id, before: { ...item, textHash } }, after)
  }
  return {
    get,
    byKey: async (key) => notes.seenItem(await items.byKey(key)),
    byIds: (ids) => items.byIds(ids),
    byTextHash: (text, limit, filter) => items.byTextHash(text, limit, filter),
    bySeq: (seqs, filter) => items.bySeq(seqs, filter),
    recent: (limit, filter) => items.recent(limit, filter),
    list: (page, filter) => items.list(page, filter),
    count: (filter) => items.count(filter),
    insert: async (item) => {
      notes.made(item.id)
      return notes.seenItem(await items.insert(item))
    },
    update: async (id, patch) => {
      const old = await get(id)
      await items.update(id, patch)
      if (old) note(old, Object.freeze({ ...old, ...patch }))
    },
    remove: async (id) => {
      const old = await get(id)
      await items.remove(id)
      if (old) note(old, null)
    },
    restore: async (item) => {
      await items.restore(item)
      notes.changedItem({ record: 'item', id: item.id, before: null }, null)
    },
  }
}
