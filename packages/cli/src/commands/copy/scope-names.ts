import type { Page, Store } from '@recollect/core'

const PAGE = 1000

/** Names of every scope that holds something. */
export async function scopeNames(store: Store): Promise<string[]> {
  const names: string[] = []
  let cursor: string | null = null
  do {
    const page: Page<string> = await store.scopes({ limit: PAGE, cursor })
    names.push(...page.rows)
    cursor = page.next
  } while (cursor !== null)
  return names
}
