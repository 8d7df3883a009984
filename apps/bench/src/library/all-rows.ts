import type { Page, PageRequest } from '@recollect/core'

const PAGE = 1000

/** Every row of a paged list. */
export async function allRows<T>(list: (page: PageRequest) => Promise<Page<T>>): Promise<T[]> {
  const rows: T[] = []
  let cursor: string | null = null
  do {
    const page: Page<T> = await list({ limit: PAGE, cursor })
    rows.push(...page.rows)
    cursor = page.next
  } while (cursor !== null)
  return rows
}
