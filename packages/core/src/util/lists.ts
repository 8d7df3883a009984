import type { Page, PageRequest } from '../plugin/page.ts'

/** A list of the store, with the conditions that its rows can decide. */
export type ListRows<T> = (page: PageRequest) => Promise<Page<T>>

/** As many as a page may hold. */
const WHOLE = 1000

/** Every row of a list, page by page. */
export async function* everyPage<T>(
  list: ListRows<T>,
  limit = WHOLE,
): AsyncGenerator<readonly T[], void, undefined> {
  let cursor: string | null = null
  do {
    const { rows, next }: Page<T> = await list({ limit, cursor })
    yield rows
    cursor = next
  } while (cursor !== null)
}

/** Every row of a list. Linear. */
export async function everyRow<T>(list: ListRows<T>): Promise<readonly T[]> {
  const all: T[] = []
  for await (const rows of everyPage(list)) all.push(...rows)
  return all
}

/**
 * The first `count` of a list in an order, in that order, without putting the rest in order: linear but for the few that are wanted. The
 * order must tell any two apart. Pure.
 */
export function best<T>(list: readonly T[], count: number, compare: (a: T, b: T) => number): readonly T[] {
  if (list.length <= 2 * count) return list.toSorted(compare).slice(0, count)
  const found = list.slice(0, count).sort(compare)
  for (let at = count; at < list.length; at += 1) {
    const one = list[at]
    const last = found.at(-1)
    if (one === undefined || last === undefined || compare(one, last) > 0) continue
    found.pop()
    found.splice(placeOf(found, one, compare), 0, one)
  }
  return found
}

function placeOf<T>(sorted: readonly T[], one: T, compare: (a: T, b: T) => number): number {
  let from = 0
  let to = sorted.length
  while (from < to) {
    const middle = (from + to) >> 1
    const other = sorted[middle]
    if (other !== undefined && compare(other, one) <= 0) from = middle + 1
    else to = middle
  }
  return from
}
