import type { Change, ChangeLog } from '@recollect/core'

const FIRST_PAGE = 10
const PAGE = 100
/** Of more changes than these nobody is told one by one: reading anew is less. */
const MOST = 1000

/** A change as a place in the log. Its number alone would not do: a log that was erased counts from 1 again. */
export type Place = Pick<Change, 'seq' | 'id'>

/** What a look at the log found behind a place. */
export interface Found {
  /** Oldest first; none when the place is lost. */
  readonly changes: readonly Change[]
  /** Where the log ends; null: it is empty. */
  readonly end: Place | null
  /** The place is not in the log any more, or too far back. */
  readonly lost: boolean
}

/** Where the log ends; null: it is empty. */
export async function endOf(changes: ChangeLog): Promise<Place | null> {
  return (await changes.list({ limit: 1 })).rows[0] ?? null
}

/** Changes behind a place; null: all there are. The log is read from its end backwards, no further than is told of. */
export async function changesBehind(changes: ChangeLog, place: Place | null): Promise<Found> {
  const later: Change[] = []
  let end: Place | null = null
  let cursor: string | null = null
  do {
    const limit = later.length === 0 ? FIRST_PAGE : PAGE
    const page: Awaited<ReturnType<ChangeLog['list']>> = await changes.list({ limit, cursor })
    end ??= page.rows[0] ?? null
    for (const row of page.rows) {
      if (place !== null && row.seq <= place.seq) return found(later, end, row.id === place.id)
      later.push(row)
    }
    cursor = page.next
  } while (cursor !== null && later.length <= MOST)
  return found(later, end, place === null)
}

const found = (later: readonly Change[], end: Place | null, met: boolean): Found =>
  met && later.length <= MOST
    ? { changes: [...later].reverse(), end, lost: false }
    : { changes: [], end, lost: true }
