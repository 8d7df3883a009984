import { StoreError } from '@recollect/core'

/** Refuses a place that was never given out; one that is taken is refused by the database. */
export function refuseSeq(seq: number, last: number): void {
  if (Number.isInteger(seq) && seq >= 1 && seq <= last) return
  throw new StoreError(
    'STORE_CONFLICT',
    `Place ${String(seq)} was never given out. Put back only what was removed, at the place it had.`,
  )
}
