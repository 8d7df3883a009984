import type { ChangeReader } from '@recollect/core/store'
import type { Change } from '@recollect/core'

/** The log up to a change, as it read then. */
export function changesUntil(changes: ChangeReader, cut: number, later: readonly Change[]): ChangeReader {
  const ids = new Set(later.map(({ id }) => id))
  const then = (change: Change): readonly Change[] => {
    const undone = change.undoneBy !== null && ids.has(change.undoneBy)
    return change.seq > cut ? [] : [undone ? { ...change, undoneBy: null } : change]
  }
  const one = (change: Change | null) => (change && then(change)[0]) ?? null
  return {
    get: async (id) => one(await changes.get(id)),
    list: async (page) => {
      const { rows, next } = await changes.list(page)
      return { rows: rows.flatMap(then), next }
    },
    byBatch: async (batch) => (await changes.byBatch(batch)).flatMap(then),
    after: async (seq) => (await changes.after(seq)).flatMap(then),
    lastAt: async (at) => one(await changes.lastAt(at)),
    makerOf: async (record, seq) => one(await changes.makerOf(record, seq)),
    imagesAfter: async (seq) => (await changes.imagesAfter(seq)).filter(({ change }) => change <= cut),
    imagesOf: async (seq) => (seq > cut ? [] : changes.imagesOf(seq)),
    imagesOfRecord: async (record, id) =>
      (await changes.imagesOfRecord(record, id)).filter(({ change }) => change <= cut),
  }
}
