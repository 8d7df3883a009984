import { useInfiniteQuery, useQuery, useQueryClient } from '@tanstack/react-query'
import type { Page } from '@recollect/core'
import { useCallback, useMemo } from 'react'
import { useApi } from '../app/hooks.ts'
import type { Query } from './client.ts'

export interface ReadOptions {
  /** False: not yet. */
  readonly enabled?: boolean
  /** Milliseconds between two readings. */
  readonly every?: number
}

/** Reads `GET {path}` of the scope. Kept by scope, path and query; while it is read anew, what was read before stands. */
export function useRead<T>(path: string, query: Query = {}, { enabled = true, every }: ReadOptions = {}) {
  const api = useApi()
  return useQuery({
    queryKey: [api.scope, path, query],
    queryFn: ({ signal }) => api.get<T>(path, query, signal),
    enabled,
    placeholderData: (before, of) => (isOfList(of?.queryKey, api.scope, path) ? before : undefined),
    ...(every === undefined ? {} : { refetchInterval: every }),
  })
}

/** What was read before may stand in for the time being only where it is of the same list. */
const isOfList = (key: readonly unknown[] | undefined, scope: string, path: string): boolean =>
  key?.[0] === scope && key[1] === path

const FIRST: string | null = null

/** Reads a list page by page; `rows` are those of all pages read so far. */
export function usePages<T>(path: string, query: Query = {}, { enabled = true }: ReadOptions = {}) {
  const api = useApi()
  const pages = useInfiniteQuery({
    queryKey: [api.scope, path, query, 'pages'],
    queryFn: ({ pageParam, signal }) => api.get<Page<T>>(path, { ...query, cursor: pageParam }, signal),
    initialPageParam: FIRST,
    getNextPageParam: (page) => page.next,
    enabled,
    placeholderData: (before, of) => (isOfList(of?.queryKey, api.scope, path) ? before : undefined),
  })
  const { data } = pages
  const rows = useMemo(() => data?.pages.flatMap((page) => page.rows) ?? [], [data])
  return { ...pages, rows }
}

/** When each scope was last read anew after a write of this page. */
const refreshed = new Map<string, number>()
const FRESH_MS = 1_000

/** Milliseconds for which what is shown is taken to be as this page has just written it; 0 or less: not any more. */
export const freshFor = (scope: string): number =>
  (refreshed.get(scope) ?? -Infinity) + FRESH_MS - performance.now()

/** Has everything read anew that is known of the scope: after a write. */
export function useRefresh(): () => Promise<void> {
  const { scope } = useApi()
  const queries = useQueryClient()
  return useCallback(() => {
    refreshed.set(scope, performance.now())
    return queries.invalidateQueries({ queryKey: [scope] })
  }, [queries, scope])
}
