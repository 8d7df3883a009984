import type { Page, PageRequest } from '@recollect/core'
import type { LastSeqs, ScopeTransaction, ScopeView } from '@recollect/core/store'
import { canonical } from './canonical.ts'
import type { Fingerprint } from './types.ts'

/** Records that have no number and are found by a key. */
export interface KeyedPage {
  /** A canonical line for each record. */
  readonly lines: readonly string[]
  /** What another scope holds under the same keys; null where it has nothing. */
  existing(other: ScopeView): Promise<readonly (string | null)[]>
  /** Writes the records for which `existing` gave null. */
  write(tx: ScopeTransaction, existing: readonly (string | null)[]): Promise<void>
}

/** A kind of such records. */
export interface KeyedKind {
  readonly name: Exclude<keyof Fingerprint, keyof LastSeqs | 'sha256'>
  pages(view: ScopeView, limit: number): AsyncGenerator<KeyedPage>
}

interface Access<T> {
  /** What the other scope holds in the place of each row. */
  readonly find: (other: ScopeView, rows: readonly T[]) => Promise<readonly (T | null | undefined)[]>
  readonly put: (tx: ScopeTransaction, row: T) => Promise<void>
}

export const keyedPage = <T>(rows: readonly T[], { find, put }: Access<T>): KeyedPage => ({
  lines: rows.map(canonical),
  existing: async (other) =>
    (await find(other, rows)).map((row) => (row === null || row === undefined ? null : canonical(row))),
  write: async (tx, existing) => {
    for (const [at, row] of rows.entries()) if (existing[at] === null) await put(tx, row)
  },
})

/** A kind that the store gives page by page. */
export const listed = <T>(
  name: KeyedKind['name'],
  {
    list,
    ...access
  }: Access<T> & {
    /** Undefined where the store keeps nothing of the kind. */
    readonly list: (view: ScopeView, page: PageRequest) => Promise<Page<T> | undefined>
  },
): KeyedKind => ({
  name,
  pages: async function* (view, limit) {
    for await (const rows of pagesOf((page) => list(view, page), limit)) yield keyedPage(rows, access)
  },
})

export async function* pagesOf<T>(
  list: (page: PageRequest) => Promise<Page<T> | undefined>,
  limit: number,
): AsyncGenerator<readonly T[]> {
  let cursor: string | null = null
  do {
    const page: Page<T> | undefined = await list({ limit, cursor })
    if (page === undefined) return
    yield page.rows
    cursor = page.next
  } while (cursor !== null)
}

/** For each row the one of `others` with the same key. */
export function matching<T>(
  rows: readonly T[],
  others: readonly T[] | undefined,
  keyOf: (row: T) => string | number,
): readonly (T | undefined)[] {
  const byKey = new Map(others?.map((row) => [keyOf(row), row]))
  return rows.map((row) => byKey.get(keyOf(row)))
}

/** Whether a scope has any record of the kinds. */
export async function holdsAny(view: ScopeView, kinds: readonly KeyedKind[]): Promise<boolean> {
  for (const { pages } of kinds)
    for await (const { lines } of pages(view, 1)) if (lines.length > 0) return true
  return false
}
