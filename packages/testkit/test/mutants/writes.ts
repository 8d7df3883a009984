import { RecollectError } from '@recollect/core'
import type { Store } from '@recollect/core'
import { override, overrideWrites } from './override.ts'

const isConflict = (error: unknown): boolean =>
  RecollectError.isInstance(error) && error.code === 'STORE_CONFLICT'

/** Lets a second card be active under one key. */
export function twoActives(store: Store): Store {
  return overrideWrites(store, ({ cards }) => ({
    cards: override(cards, {
      insert: (card) =>
        cards.insert(card).catch((error: unknown) => {
          if (!isConflict(error)) throw error
          return cards.insert({ ...card, valueKey: `${card.valueKey} of ${card.id}` })
        }),
    }),
  }))
}

/** Says yes to a write that was refused. */
export function swallowedConflict(store: Store): Store {
  return overrideWrites(store, ({ items }) => ({
    items: override(items, {
      insert: (item) =>
        items.insert(item).catch((error: unknown) => {
          if (!isConflict(error)) throw error
          return { ...item, scope: 'unknown', seq: 0 }
        }),
    }),
  }))
}

/** Keeps what a failed transaction wrote. */
export function lostRollback(store: Store): Store {
  return override<Store>(store, {
    transaction: async (scope, work) => {
      const outcome = await store.transaction(scope, (tx) =>
        work(tx).then(
          (value) => ({ value, failed: false as const }),
          (error: unknown) => ({ error, failed: true as const }),
        ),
      )
      if (!outcome.failed) return outcome.value
      throw outcome.error
    },
  })
}

/** Forgets to say that the row to change is not there. */
export function silentMiss(store: Store): Store {
  return overrideWrites(store, ({ items }) => ({
    items: override(items, {
      update: (id, patch) => items.update(id, patch).catch(() => Promise.resolve()),
    }),
  }))
}

/** Takes the text for a form of it that looks the same. */
export function normalisedText(store: Store): Store {
  return overrideWrites(store, ({ items }) => ({
    items: override(items, {
      insert: (item) => items.insert({ ...item, text: item.text.normalize('NFC').trim() }),
    }),
  }))
}

/** Adds to the index where it should replace. */
export function addedPostings(store: Store): Store {
  const before = new Map<string, ReadonlyMap<string, number>>()
  return overrideWrites(store, ({ search, items }) => ({
    search: override(search, {
      index: async (seq, terms) => {
        const id = (await items.bySeq([seq]))[0]?.id ?? ''
        const both = new Map([...(before.get(id) ?? []), ...terms])
        before.set(id, both)
        await search.index(seq, both)
      },
    }),
  }))
}
