import type { ItemReader, ItemWriter } from '../plugin/items.ts'
import type { MemoryItem } from '../types/item.ts'
import type { SensitiveWatch } from '../sensitive/watch.ts'
import type { Notebook } from './notebook.ts'

/** Told of items that go and come back, before it is written: what is kept of them elsewhere goes with them. */
export interface ItemWatch {
  leaves(id: string): Promise<void>
  returns(seq: number): Promise<void>
  /** Null where nothing is sealed, or everything. */
  readonly sensitive: Pick<SensitiveWatch, 'mentions'> | null
}

/**
 * Items of one transaction; what is inserted, changed and removed is noted. Nobody else writes the scope meanwhile, so what was noted is
 * not read again. `hash` gives the text's hash, which items do not carry.
 */
export function recordedItems(
  items: ItemWriter,
  notes: Notebook,
  hash: (text: string) => string,
  watch: ItemWatch,
): ItemWriter {
  const reads = notedReads(items, notes)
  const note = (item: MemoryItem, after: MemoryItem | null) => {
    const { id, text } = item
    const textHash = notes.isMade(id) ? '' : hash(text)
    notes.changedItem({ record: 'item', id, before: { ...item, textHash } }, after)
  }
  return {
    ...reads,
    insert: async ({ plain = false, ...item }) => {
      notes.made(item.id)
      const isPlain = plain && (await watch.sensitive?.mentions(item.text)) === false
      return notes.seenItem(await items.insert(isPlain ? { ...item, plain } : item))
    },
    update: async (id, patch) => {
      const old = await reads.get(id)
      await items.update(id, patch)
      if (old) note(old, Object.freeze({ ...old, ...patch }))
    },
    remove: async (id) => {
      const old = await reads.get(id)
      if (old) await watch.leaves(id)
      await items.remove(id)
      if (old) note(old, null)
    },
    ...(items.seal && { seal: (ids: readonly string[]) => items.seal?.(ids) ?? Promise.resolve() }),
    restore: async (item) => {
      await items.restore(item)
      await watch.returns(item.seq)
      notes.changedItem({ record: 'item', id: item.id, before: null }, null)
    },
  }
}

/** What is read by its id or key is noted; lists are read as they stand. */
const notedReads = (items: ItemReader, notes: Notebook): ItemReader => ({
  get: async (id) => notes.item(id) ?? notes.seenItem(await items.get(id)),
  byKey: async (key) => notes.seenItem(await items.byKey(key)),
  byIds: async (ids) => {
    const found = await items.byIds(ids)
    for (const item of found) notes.seenItem(item)
    return found
  },
  byTextHash: (text, limit, filter) => items.byTextHash(text, limit, filter),
  bySeq: (seqs, filter) => items.bySeq(seqs, filter),
  recent: (limit, filter) => items.recent(limit, filter),
  list: (page, filter) => items.list(page, filter),
  count: (filter) => items.count(filter),
})
