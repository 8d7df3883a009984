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
