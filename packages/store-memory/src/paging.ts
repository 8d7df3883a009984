import { InvalidInputError } from '@recollect/core'
import type { ListRequest, Page, PageRequest } from '@recollect/core'

const CURSOR = /^\d{1,15}$/u

export function checkPage(page: PageRequest): void {
  if (!Number.isInteger(page.limit) || page.limit < 1 || page.limit > 1000) {
    throw new InvalidInputError(
      `The page limit is ${String(page.limit)}. Pass a whole number from 1 to 1,000.`,
    )
  }
}

/** The sequence number a page begins after; 0 for the first page. */
function startOf(page: PageRequest): number {
  checkPage(page)
  const cursor = page.cursor ?? null
  if (cursor === null) return 0
  if (!CURSOR.test(cursor)) {
    throw new InvalidInputError('This cursor was not given by this list. Begin again without a cursor.')
  }
  return Number(cursor)
}

/** Walks sequence numbers downwards from a cursor and collects one page. */
export function collectBack<T>(page: PageRequest, last: number, at: (seq: number) => T | undefined): Page<T> {
  const rows: T[] = []
  const before = startOf(page)
  let end = before === 0 ? last + 1 : Math.min(before, last + 1)
  for (let seq = end - 1; seq > 0; seq -= 1) {
    const row = at(seq)
    if (row === undefined) continue
    if (rows.length === page.limit) return { rows, next: String(end) }
    rows.push(row)
    end = seq
  }
  return { rows, next: null }
}

/** Walks sequence numbers upwards from a cursor and collects one page. */
export function collectPage<T>(page: PageRequest, last: number, at: (seq: number) => T | undefined): Page<T> {
  const rows: T[] = []
  let end = startOf(page)
  for (let seq = end + 1; seq <= last; seq += 1) {
    const row = at(seq)
    if (row === undefined) continue
    if (rows.length === page.limit) return { rows, next: String(end) }
    rows.push(row)
    end = seq
  }
  return { rows, next: null }
}

/** Collects one page from the end it is to begin at. */
export const collectList = <T>(
  page: ListRequest,
  last: number,
  at: (seq: number) => T | undefined,
): Page<T> => (page.order === 'newest' ? collectBack(page, last, at) : collectPage(page, last, at))
