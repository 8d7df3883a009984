import type { CardReader, CardWriter } from '../plugin/cards.ts'
import type { MemoryCard } from '../types/card.ts'
import { deepFreeze } from '../util/freeze.ts'
import type { SensitiveWatch } from '../sensitive/watch.ts'
import type { Notebook } from './notebook.ts'

/**
 * Cards of one transaction; what is read, written and removed is noted. Nobody else writes the scope meanwhile, so what was noted stays
 * true and is not read again.
 */
export function recordedCards(
  cards: CardWriter,
  notes: Notebook,
  sensitive: Pick<SensitiveWatch, 'arrives'> | null,
): CardWriter {
  const reads = notedReads(cards, notes)
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

function notedReads(cards: CardReader, notes: Notebook): CardReader {
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
