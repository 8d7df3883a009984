import type { EpochMs } from '@recollect/core'

/** Which denials were written down, so that asking again and again fills no log. */
export interface Denials {
  /** How many like this one were left out since one was written; null: leave this one out as well. */
  note(like: readonly string[], at: EpochMs): number | null
}

/** One of a kind is written in so long. */
const SPAN_MS = 60_000
/** Kinds that are remembered; of more the oldest is forgotten, and written again when it comes. */
const MOST_KINDS = 10_000

/** In the memory of this process: several processes count each for itself. */
export function countedDenials(): Denials {
  const kinds = new Map<string, { readonly at: EpochMs; left: number }>()
  return {
    note: (like, at) => {
      const kind = JSON.stringify(like)
      const last = kinds.get(kind)
      if (last !== undefined && at >= last.at && at - last.at < SPAN_MS) {
        last.left += 1
        return null
      }
      kinds.delete(kind)
      kinds.set(kind, { at, left: 0 })
      const [oldest] = kinds.keys()
      if (kinds.size > MOST_KINDS && oldest !== undefined) kinds.delete(oldest)
      return last?.left ?? 0
    },
  }
}
