import type { Page, PageRequest } from '../plugin/page.ts'
import type { ScopeTransaction, ScopeView } from '../plugin/store.ts'
import { canonical } from './canonical.ts'

export type Reading = ScopeView | ScopeTransaction

/** Rows as they were read: what they say, where they stand elsewhere, and how they are written there. */
export interface ListPage {
  readonly lines: readonly string[]
  /** What another scope says in their places; null where it has nothing. */
  in(view: Reading): Promise<readonly (string | null)[]>
  /** Writes those at the positions. */
  write(tx: ScopeTransaction, positions: readonly number[]): Promise<void>
}

/** A kind of record without a number: it is found by its name. */
export interface List {
  readonly name:
    | 'sessions'
    | 'variables'
    | 'episodes'
    | 'nodes'
    | 'relationships'
    | 'quarantined'
    | 'usage'
    | 'vectors'
    | 'audit'
  pages(view: Reading, limit: number): AsyncGenerator<ListPage>
}

export async function* pagesOf<T>(
  limit: number,
  list: (page: PageRequest) => Promise<Page<T>> | undefined,
  find: (row: T, other: Reading) => Promise<T | null | undefined>,
  put: (row: T, tx: ScopeTransaction) => Promise<void>,
): AsyncGenerator<ListPage> {
  let cursor: string | null = null
  do {
    const page: Page<T> | undefined = await list({ limit, cursor })
    if (page === undefined) return
    yield pageOf(page.rows, find, put)
    cursor = page.next
  } while (cursor !== null)
}

const pageOf = <T>(
  rows: readonly T[],
  find: (row: T, other: Reading) => Promise<T | null | undefined>,
  put: (row: T, tx: ScopeTransaction) => Promise<void>,
): ListPage => ({
  lines: rows.map(canonical),
  in: async (view) => {
    const found = await Promise.all(rows.map((row) => find(row, view)))
    return found.map((row) => (row === null || row === undefined ? null : canonical(row)))
  },
  write: async (tx, positions) => {
    for (const at of positions) for (const row of rows.slice(at, at + 1)) await put(row, tx)
  },
})

/** The same for rows that are not asked for one by one: `among` gives those of another scope that may be in their places. */
export const pageAmong = <T>(
  rows: readonly T[],
  keyOf: (row: T) => string,
  among: (other: Reading) => Promise<readonly T[]>,
  put: (row: T, tx: ScopeTransaction) => Promise<void>,
): ListPage => ({
  ...pageOf(rows, () => Promise.resolve(null), put),
  in: async (view) => {
    const there = new Map((await among(view)).map((row) => [keyOf(row), canonical(row)]))
    return rows.map((row) => there.get(keyOf(row)) ?? null)
  },
})

/** Whether there is any row of some lists. */
export async function holdsAny(view: Reading, lists: readonly List[]): Promise<boolean> {
  for (const { pages } of lists)
    for await (const { lines } of pages(view, 1)) if (lines.length > 0) return true
  return false
}
