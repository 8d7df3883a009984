import type { Store } from '@recollect/core'
import { override, overrideReads, overrideWrites } from './override.ts'

/** Counts every term of an item once. */
export function flatTerms(store: Store): Store {
  return overrideReads(store, ({ copy }) => ({
    copy: override(copy, {
      items: async (span) =>
        (await copy.items(span)).map(({ item, terms }) => ({
          item,
          terms: new Map([...terms.keys()].map((term) => [term, 1])),
        })),
    }),
  }))
}

/** Gives changes without what they overwrote. */
export function bareChanges(store: Store): Store {
  return overrideReads(store, ({ copy }) => ({
    copy: override(copy, {
      changes: async (span) => (await copy.changes(span)).map(({ change }) => ({ change, images: [] })),
    }),
  }))
}

/** Takes a restored change for one that stands. */
export function revivedChange(store: Store): Store {
  return overrideWrites(store, ({ copy }) => ({
    copy: override(copy, {
      restore: ({ change, images }) => copy.restore({ change: { ...change, undoneBy: null }, images }),
    }),
  }))
}

/** Gives out no numbers but those of items. */
export function itemsOnly(store: Store): Store {
  return overrideWrites(store, ({ copy }) => ({
    copy: override(copy, { raise: ({ items }) => copy.raise({ ...copy.last, items }) }),
  }))
}
