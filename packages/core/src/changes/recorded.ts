import type { CardReader, CardWriter } from '../plugin/cards.ts'
import type { MemoryCard } from '../types/card.ts'
import { deepFreeze } from '../util/objects.ts'
import type { SensitiveWatch } from '../sensitive/watch.ts'
import type { Notebook } from './notebook.ts'
import type { ItemReader, ItemWriter } from '../plugin/items.ts'
import type { MemoryItem } from '../types/item.ts'

/**
 * Cards of one transaction; what is read, written and removed is noted. Nobody else writes the scope meanwhile, so what was noted stays
 * true and is not read again.
 */
export function recordedCards(
  cards: CardWriter,
  notes: Notebook,
  sensitive: Pick<SensitiveWatch, 'arrives'> | null,
): CardWriter {
  const reads = notedCardReads(cards, notes)
  return {
    ...reads,
    insert: async (card) => {
      const inserted = notes.inserted(await cards.insert(card))
      await sensitive?.arrives(card)
      return inserted
    },
    update: async (id, patch) => {
      const old = await reads.get(id)
      await cards.update(id, patch)
      if (old) notes.changed({ record: 'card', id, before: old }, deepFreeze({ ...old, ...patch }))
    },
    remove: async (id) => {
      const old = await reads.get(id)
      await cards.remove(id)
      if (old) notes.changed({ record: 'card', id, before: old }, null)
    },
    restore: async (card) => {
      await cards.restore(card)
      await sensitive?.arrives(card)
      notes.changed({ record: 'card', id: card.id, before: null }, await cards.get(card.id))
    },
  }
}

function notedCardReads(cards: CardReader, notes: Notebook): CardReader {
  const one = (card: MemoryCard | null) => notes.seen(card)
  const all = (found: readonly MemoryCard[]) => {
    found.forEach(one)
    return found
  }
  return {
    get: async (id) => notes.card(id) ?? one(await cards.get(id)),
    active: async (entity, slots) => all(await cards.active(entity, slots)),
    latest: async (key, valueKey) => one(await cards.latest(key, valueKey)),
    history: async (key) => all(await cards.history(key)),
    byItem: async (id) => notes.cardsOfMade(id) ?? all(await cards.byItem(id)),
    byItems: async (ids) => all(await cards.byItems(ids)),
    bySeq: async (span) => all(await cards.bySeq(span)),
    lastRecorded: async (session) => one(await cards.lastRecorded(session)),
    direct: async (limit) => all(await cards.direct(limit)),
    expired: async (now) => all(await cards.expired(now)),
    nextExpiry: () => cards.nextExpiry(),
    list: (page, filter) => cards.list(page, filter),
    count: (filter) => cards.count(filter),
  }
}

/** Called before an item is removed or brought back, so that what others keep of it follows. */
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
  const reads = notedItemReads(items, notes)
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
const notedItemReads = (items: ItemReader, notes: Notebook): ItemReader => ({
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
