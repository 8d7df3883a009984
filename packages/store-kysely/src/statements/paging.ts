import { InvalidInputError } from '@recollect/core'
import type { Page, PageRequest } from '@recollect/core'

const CURSOR = /^\d{1,15}$/u

export function checkPage(page: PageRequest): void {
  if (!Number.isInteger(page.limit) || page.limit < 1 || page.limit > 1000) {
    throw new InvalidInputError(
      `The page limit is ${String(page.limit)}. Pass a whole number from 1 to 1,000.`,
    )
  }
}

/** The sequence number a page begins after; 0 for the first page. */
export function startOf(page: PageRequest): number {
  checkPage(page)
  const cursor = page.cursor ?? null
  if (cursor === null) return 0
  if (!CURSOR.test(cursor)) {
    throw new InvalidInputError('This cursor was not given by this list. Begin again without a cursor.')
  }
  return Number(cursor)
}

/** The sequence number a page of a list from its end begins before. */
export const endOf = (page: PageRequest): number => startOf(page) || Number.MAX_SAFE_INTEGER

/** Cuts the row that was read beyond the page; its being there tells that the list goes on. */
export function pageOf<Row, T>(
  found: readonly Row[],
  page: PageRequest,
  cursorOf: (row: Row) => string,
  toRecord: (row: Row) => T,
): Page<T> {
  const rows = found.slice(0, page.limit)
  const last = rows.at(-1)
  return {
    rows: rows.map(toRecord),
    next: found.length > rows.length && last !== undefined ? cursorOf(last) : null,
  }
}
