import { byCodePoint } from '../code-points.ts'
import type { Journal } from '../journal.ts'
import { rankIn } from '../sorted.ts'

/** Lists of ids under a key, each in order of code point. A list that empties goes. */
export type IdLists = Map<string, string[]>

/** When something is, and its id; of equal times the higher id is later. */
export type Moment = readonly [at: number, id: string]

export const byMoment = (a: Moment, b: Moment): number => a[0] - b[0] || byCodePoint(a[1], b[1])

export const insertSorted = <T>(
  journal: Journal,
  list: T[],
  value: T,
  compare: (a: T, b: T) => number,
): void => journal.insertAt(list, rankIn(list, value, compare), value)

/** `value` must stand in the list. */
export const removeSorted = <T>(
  journal: Journal,
  list: T[],
  value: T,
  compare: (a: T, b: T) => number,
): void => journal.removeAt(list, rankIn(list, value, compare))

export function addUnder<K, T>(
  journal: Journal,
  lists: Map<K, T[]>,
  key: K,
  value: T,
  compare: (a: T, b: T) => number,
): void {
  const list = lists.get(key)
  if (list === undefined) journal.set(lists, key, [value])
  else insertSorted(journal, list, value, compare)
}

/** `value` must stand under the key. */
export function takeFrom<K, T>(
  journal: Journal,
  lists: Map<K, T[]>,
  key: K,
  value: T,
  compare: (a: T, b: T) => number,
): void {
  const list = lists.get(key)
  if (list === undefined) return
  removeSorted(journal, list, value, compare)
  if (list.length === 0) journal.delete(lists, key)
}

/** Files a row under two names in a map of maps. */
export function setUnder<A, B, T>(journal: Journal, maps: Map<A, Map<B, T>>, a: A, b: B, value: T): void {
  const rows = maps.get(a)
  if (rows === undefined) journal.set(maps, a, new Map([[b, value]]))
  else journal.set(rows, b, value)
}

export function deleteUnder<A, B, T>(journal: Journal, maps: Map<A, Map<B, T>>, a: A, b: B): void {
  const rows = maps.get(a)
  if (rows === undefined) return
  journal.delete(rows, b)
  if (rows.size === 0) journal.delete(maps, a)
}
