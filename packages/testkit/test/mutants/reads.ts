import type { Store } from '@recollect/core'
import type { ScopeTransaction } from '@recollect/core/store'
import { override, overrideReads } from './override.ts'

/** Takes scopes that differ in case for one. */
export function scopeLeak(store: Store): Store {
  return override<Store>(store, {
    read: (scope, work) => store.read(typeof scope === 'string' ? scope.toLowerCase() : scope, work),
    transaction: (scope, work) =>
      store.transaction(typeof scope === 'string' ? scope.toLowerCase() : scope, work),
  })
}

/** Shows the writes of an open transaction to reads beside it. */
export function dirtyRead(store: Store): Store {
  const open = new Map<string, ScopeTransaction>()
  return override<Store>(store, {
    read: (scope, work) => {
      const tx = open.get(scope)
      return tx === undefined ? store.read(scope, work) : work(tx)
    },
    transaction: (scope, work) =>
      store.transaction(scope, async (tx) => {
        open.set(scope, tx)
        return work(tx).finally(() => open.delete(scope))
      }),
  })
}

/** Gives history in the order of ids. */
export function unorderedHistory(store: Store): Store {
  return overrideReads(store, (view) => ({
    cards: override(view.cards, {
      history: async (key) => (await view.cards.history(key)).toSorted((a, b) => (a.id < b.id ? -1 : 1)),
    }),
  }))
}

/** Counts only the documents it read. */
export function cutCount(store: Store): Store {
  return overrideReads(store, (view) => ({
    search: override(view.search, {
      postings: async (terms, budget) => {
        const found = await view.search.postings(terms, budget)
        return { ...found, terms: found.terms.map((term) => ({ ...term, df: term.postings.length })) }
      },
    }),
  }))
}

/** Takes `family.*` for every slot that begins with `family`. */
export function wideFamily(store: Store): Store {
  return overrideReads(store, (view) => ({
    cards: override(view.cards, {
      active: async (entity, slots) => {
        const prefixes = slots.filter((slot) => slot.endsWith('.*')).map((slot) => slot.slice(0, -2))
        const { rows } = await view.cards.list({ limit: 1000 }, { entity, active: true })
        const found = rows.filter(
          (card) => slots.includes(card.slot) || prefixes.some((prefix) => card.slot.startsWith(prefix)),
        )
        return found.toReversed()
      },
    }),
  }))
}

/** Repeats the last row of a page on the next one. */
export function repeatedRow(store: Store): Store {
  return overrideReads(store, (view) => ({
    items: override(view.items, {
      list: async (page, filter) => {
        const { rows, next } = await view.items.list(page, filter)
        return { rows, next: next === null || page.limit === 1 ? next : String(Number(next) - 1) }
      },
    }),
  }))
}

/** Cuts equal messages to the limit before it filters them. */
export function lateFilter(store: Store): Store {
  return overrideReads(store, (view) => ({
    items: override(view.items, {
      byTextHash: async (hash, limit, filter) => {
        const newest = (await view.items.byTextHash(hash, limit)).map((item) => item.seq)
        return view.items.bySeq(newest, filter)
      },
    }),
  }))
}

/** Takes metadata that prints alike for equal. */
export function looseMetadata(store: Store): Store {
  return overrideReads(store, (view) => ({
    items: override(view.items, {
      bySeq: async (seqs, { metadata = {}, ...filter } = {}) =>
        (await view.items.bySeq(seqs, filter)).filter((item) =>
          Object.entries(metadata).every(([key, value]) => String(item.metadata?.[key]) === String(value)),
        ),
    }),
  }))
}

/** Counts the documents of a stretch instead of the scope's. */
export function narrowCount(store: Store): Store {
  return overrideReads(store, (view) => ({
    search: override(view.search, {
      postings: async (terms, budget, within) => {
        const found = await view.search.postings(terms, budget, within)
        if (!within) return found
        return { ...found, terms: found.terms.map((term) => ({ ...term, df: term.postings.length })) }
      },
    }),
  }))
}
