import type { Page } from '@recollect/core'

export const each = <T, R>(pool: readonly T[], ask: (value: T) => Promise<R>): Promise<R[]> =>
  Promise.all(pool.map(ask))

/** The first pages of a list, each with its cursor. */
export async function pages<T>(page: (cursor: string | null) => Promise<Page<T>>): Promise<Page<T>[]> {
  const first = await page(null)
  const second = first.next === null ? [] : [await page(first.next)]
  return [first, ...second]
}

/** The same without the cursors, which stores may write as they like. */
export async function rowsOf<T>(page: (cursor: string | null) => Promise<Page<T>>) {
  return (await pages(page)).map(({ rows, next }) => ({ rows, goesOn: next !== null }))
}
