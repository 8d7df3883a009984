import { useEffect } from 'react'

/** What `usePages` gives, as far as it matters here. */
interface Pages {
  readonly data: { readonly pages: readonly unknown[] } | undefined
  readonly hasNextPage: boolean
  readonly isFetching: boolean
  readonly isError: boolean
  readonly fetchNextPage: () => unknown
}

/** Reads further pages without being asked for, `most` of them in all. True once there is none to wait for. */
export function useReadAhead(
  { data, hasNextPage, isFetching, isError, fetchNextPage }: Pages,
  most: number,
): boolean {
  const isRead = data !== undefined && !(hasNextPage && data.pages.length < most)
  useEffect(() => {
    if (data !== undefined && !isRead && !isFetching && !isError) void fetchNextPage()
  }, [data, isRead, isFetching, isError, fetchNextPage])
  return isRead
}
