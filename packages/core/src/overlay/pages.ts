import type { ListRequest, Page } from '../plugin/page.ts'

export interface Overlaid<T> {
  /** Rows as they stand, without those that do not pass. */
  over(rows: readonly T[]): Promise<readonly T[]>
  /** What passes and may have no row in the list. */
  readonly extra: readonly T[]
}

/** Behind every sequence number, and of no more digits than a cursor has. */
const LAST = 999_999_999_999_999

/** A cursor inside a stretch: what was shown of it, and where it begins. Otherwise the store's own are handed through. */
const INSIDE = /^(?<after>\d{1,15})~(?<start>.*)$/su

/** One page of a list with something laid over it, in order of recording or against it. */
export async function overlaidPage<T extends { readonly seq: number }>(
  { limit, cursor, order = 'oldest' }: ListRequest,
  list: (page: ListRequest) => Promise<Page<T>>,
  overlaid: Overlaid<T>,
): Promise<Page<T>> {
  const inside = INSIDE.exec(cursor ?? '')?.groups
  let start = inside ? inside['start'] || null : (cursor ?? null)
  const forward = order === 'oldest'
  const isBehind = (seq: number, place: number): boolean => (forward ? seq > place : seq < place)
  const byPlace = (a: T, b: T): number => (forward ? a.seq - b.seq : b.seq - a.seq)
  let after = Number(inside?.['after'] ?? (forward ? 0 : LAST))
  const rows: T[] = []
  for (;;) {
    const stretch = await list({ limit: Math.max(1, limit - rows.length), cursor: start, order })
    const end = stretch.next === null ? (forward ? LAST : 0) : (stretch.rows.at(-1)?.seq ?? after)
    const rowless = overlaid.extra.filter(({ seq }) => !isBehind(seq, end))
    const there = new Map([...rowless, ...(await overlaid.over(stretch.rows))].map((row) => [row.seq, row]))
    for (const row of [...there.values()].filter(({ seq }) => isBehind(seq, after)).sort(byPlace)) {
      if (rows.length === limit) return { rows, next: `${String(after)}~${start ?? ''}` }
      rows.push(row)
      after = row.seq
    }
    if (stretch.next === null) return { rows, next: null }
    if (isBehind(end, after)) after = end
    // What has no row was shown in its place: it must not come again with the rows after it.
    const { next } = stretch
    if (rows.length === limit)
      return { rows, next: overlaid.extra.length > 0 ? `${String(after)}~${next}` : next }
    start = next
  }
}
