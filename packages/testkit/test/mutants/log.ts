import type { Store } from '@recollect/core'
import type { ChangeReader, ChangeWriter } from '@recollect/core/store'
import { override, overrideReads, overrideWrites } from './override.ts'

const reading = (store: Store, change: (changes: ChangeReader) => Partial<ChangeReader>): Store =>
  overrideReads(store, ({ changes }) => ({ changes: override(changes, change(changes)) }))

const writing = (store: Store, change: (changes: ChangeWriter) => Partial<ChangeWriter>): Store =>
  overrideWrites(store, ({ changes }) => ({ changes: override(changes, change(changes)) }))

/** Puts what was removed back behind everything else. */
export function newPlace(store: Store): Store {
  return overrideWrites(store, ({ items }) => ({
    items: override(items, {
      restore: async ({ seq, ...item }) => {
        if (seq < 1 || (await items.bySeq([seq])).length > 0) return items.restore({ seq, ...item })
        await items.insert(item)
      },
    }),
  }))
}

/** Says of a card that it expires a moment late. */
export function lateExpiry(store: Store): Store {
  return overrideReads(store, ({ cards }) => ({
    cards: override(cards, { expired: (now) => cards.expired(now - 1) }),
  }))
}

/** Trusts the clock: takes the change with the latest time for the last one. */
export function trustedClock(store: Store): Store {
  return reading(store, (changes) => ({
    lastAt: async (at) => {
      const past = (await changes.after(0)).filter((change) => change.at <= at)
      return past.toSorted((a, b) => b.at - a.at)[0] ?? null
    },
  }))
}

/** Takes the last change that inserted anything before a record for the one that inserted it. */
export function anyMaker(store: Store): Store {
  return reading(store, (changes) => ({
    makerOf: async (record, seq) => {
      const made = (await changes.after(0)).filter((change) => {
        const span = record === 'item' ? change.items : change.cards
        return span !== null && span[0] <= seq
      })
      return made.at(-1) ?? null
    },
  }))
}

/** Marks changes as erased and keeps their images. */
export function keptImages(store: Store): Store {
  return writing(store, (changes) => ({
    erase: (record, _ids, seqs) => changes.erase(record, [], seqs),
  }))
}

/** Does not say that what a change inserted is gone for good. */
export function silentErasure(store: Store): Store {
  return writing(store, (changes) => ({
    erase: (record, ids) => changes.erase(record, ids, []),
  }))
}
