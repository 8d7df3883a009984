import type { Page, PageRequest } from '../plugin/store.ts'
import type { ListRows } from '../util/every-row.ts'
import { bySeq } from './lay.ts'

export interface Laid<T> {
  /** Rows as they stand, without those that do not pass. */
  over(rows: readonly T[]): Promise<readonly T[]>
  /** What passes and may have no row in the list. */
  readonly extra: readonly T[]
}

/** A cursor inside a stretch: what was shown of it, and where it begins. Otherwise the store's own are handed through. */
const INSIDE = /^(?<after>\d{1,15})~(?<start>.*)$/su

/** One page of a list with something laid over it, in order of recording. */
export async function laidPage<T extends { readonly seq: number }>(
  { limit, cursor }: PageRequest,
  list: ListRows<T>,
  laid: Laid<T>,
): Promise<Page<T>> {
  const inside = INSIDE.exec(cursor ?? '')?.groups
  let start = inside ? inside['start'] || null : (cursor ?? null)
  let after = Number(inside?.['after'] ?? 0)
  const rows: T[] = []
  for (;;) {
    const stretch = await list({ limit: Math.max(1, limit - rows.length), cursor: start })
    const end = stretch.next === null ? Infinity : (stretch.rows.at(-1)?.seq ?? 0)
    const rowless = laid.extra.filter(({ seq }) => seq <= end)
    const there = new Map([...rowless, ...(await laid.over(stretch.rows))].map((row) => [row.seq, row]))
    for (const row of [...there.values()].filter(({ seq }) => seq > after).sort(bySeq)) {
      if (rows.length === limit) return { rows, next: `${String(after)}~${start ?? ''}` }
      rows.push(row)
      after = row.seq
    }
    if (stretch.next === null) return { rows, next: null }
    after = Math.max(after, end)
    // What has no row was shown in its place: it must not come again with the rows after it.
    const { next } = stretch
    if (rows.length === limit)
      return { rows, next: laid.extra.length > 0 ? `${String(after)}~${next}` : next }
    start = next
  }
}
