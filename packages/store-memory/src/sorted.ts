import { checkPage } from './paging.ts'
import type { Page, PageRequest } from '@recollect/core'
import { byCodePoint } from './code-points.ts'

/** A row's place in an order, and its number; of equal places the higher number is later. */
export type Place = readonly [at: number, number: number]

export const byPlace = (a: Place, b: Place): number => a[0] - b[0] || a[1] - b[1]

/** How many of a sorted list come before `value`: where it stands, or belongs. */
export function rankIn<T>(list: readonly T[], value: T, compare: (a: T, b: T) => number): number {
  let [from, to] = [0, list.length]
  while (from < to) {
    const middle = (from + to) >>> 1
    const found = list[middle]
    if (found !== undefined && compare(found, value) < 0) from = middle + 1
    else to = middle
  }
  return from
}

/** A page of what is found under names, by code point; the name of its last row is its cursor. */
export function pageOfNames<T>(
  page: PageRequest,
  names: readonly string[],
  at: (name: string) => T | undefined,
): Page<T> {
  checkPage(page)
  const { limit, cursor = null } = page
  const rows: T[] = []
  let end = ''
  for (let rank = cursor === null ? 0 : rankAfter(names, cursor); rank < names.length; rank += 1) {
    const name = names[rank] ?? ''
    const row = at(name)
    if (row === undefined) continue
    if (rows.length === limit) return { rows, next: end }
    rows.push(row)
    end = name
  }
  return { rows, next: null }
}

function rankAfter(names: readonly string[], name: string): number {
  const rank = rankIn(names, name, byCodePoint)
  return names[rank] === name ? rank + 1 : rank
}
