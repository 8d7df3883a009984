import { InvalidInputError } from '@recollect/core'
import type { Page, PageRequest } from '@recollect/core'
import type { ListRequest } from '@recollect/core/store'
import { checkPage } from './checks.ts'
import { byCodePoint, rankAfter } from './sorted.ts'

const CURSOR = /^\d{1,15}$/u

export const foreignCursor = (): InvalidInputError =>
  new InvalidInputError('This cursor was not given by this list. Begin again without a cursor.')

/** One page of the rows of a list, in its order; where a row stands is its cursor. */
function collect<P, T>(
  { limit }: PageRequest,
  places: Iterable<P>,
  at: (place: P) => T | undefined,
  cursorOf: (place: P) => string,
): Page<T> {
  const rows: T[] = []
  let next: string | null = null
  for (const place of places) {
    const row = at(place)
    if (row === undefined) continue
    if (rows.length === limit) return { rows, next }
    rows.push(row)
    next = cursorOf(place)
  }
  return { rows, next: null }
}

/** The sequence number a page begins after; 0 for the first page. */
function startOf(page: PageRequest): number {
  checkPage(page)
  const cursor = page.cursor ?? null
  if (cursor === null) return 0
  if (!CURSOR.test(cursor)) throw foreignCursor()
  return Number(cursor)
}

function* upwards(from: number, last: number): Generator<number> {
  for (let seq = from; seq <= last; seq += 1) yield seq
}

function* downwards(from: number): Generator<number> {
  for (let seq = from; seq > 0; seq -= 1) yield seq
}

function* onwards<T>(list: readonly T[], from: number): Generator<T> {
  for (let rank = from; rank < list.length; rank += 1) {
    const value = list[rank]
    if (value !== undefined) yield value
  }
}

/** A page of what has sequence numbers, the highest first. */
export function newestPage<T>(page: PageRequest, last: number, at: (seq: number) => T | undefined): Page<T> {
  const before = startOf(page)
  return collect(page, downwards(before === 0 ? last : Math.min(before - 1, last)), at, String)
}

/** The same with the lowest first. */
export function oldestPage<T>(page: PageRequest, last: number, at: (seq: number) => T | undefined): Page<T> {
  return collect(page, upwards(startOf(page) + 1, last), at, String)
}

/** One or the other, as is asked for. */
export const listPage = <T>(page: ListRequest, last: number, at: (seq: number) => T | undefined): Page<T> =>
  page.order === 'newest' ? newestPage(page, last, at) : oldestPage(page, last, at)

/** A page of what stands in a sorted list; the place of its last row, as text, is its cursor. */
export function sortedPage<P, T>(
  page: PageRequest,
  sorted: readonly P[],
  order: {
    readonly compare: (a: P, b: P) => number
    readonly toCursor: (place: P) => string
    readonly fromCursor: (cursor: string) => P
  },
  at: (place: P) => T | undefined,
): Page<T> {
  checkPage(page)
  const { cursor = null } = page
  const from = cursor === null ? 0 : rankAfter(sorted, order.fromCursor(cursor), order.compare)
  return collect(page, onwards(sorted, from), at, order.toCursor)
}

const NAMES = { compare: byCodePoint, toCursor: String, fromCursor: String }

/** A page of what is found under names, by code point. */
export const pageOfNames = <T>(
  page: PageRequest,
  names: readonly string[],
  at: (name: string) => T | undefined,
): Page<T> => sortedPage(page, names, NAMES, at)

/** The numbers of a span that were given out, lowest first. */
export const numbersIn = ([first, last]: readonly [number, number], highest: number): number[] => [
  ...upwards(Math.max(first, 1), Math.min(last, highest)),
]
