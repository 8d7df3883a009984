import type { Session } from '@recollect/core/store'
import { ApiError } from '../../api/api-error.ts'
import { usePages, useRead } from '../../api/use-read.ts'
import { useReadAhead } from '../../parts/use-read-ahead.ts'
import { isBegun } from './begun.ts'
import { pathOf } from './path.ts'

const PAGE = 1000
/** Pages read by themselves: 10,000 sessions. Any other is reached by its name. */
const MOST = 10

/** The sessions of the scope, page by page. */
export function useSessions() {
  const pages = usePages<Session>('/sessions', { limit: PAGE })
  const isRead = useReadAhead(pages, MOST)
  return { ...pages, isRead, isCut: isRead && pages.hasNextPage }
}
export type Sessions = ReturnType<typeof useSessions>

const isMissing = (error: Error | null): boolean =>
  error instanceof ApiError && error.problem.code === 'NOT_FOUND'

/** Whether a session holds anything: by the list, and where that does not name it and goes on, by asking for it. */
export function useBegun(id: string, { rows, data, hasNextPage, isError }: Sessions) {
  const isListed = rows.some((session) => session.id === id)
  const isWhole = data !== undefined && !hasNextPage
  const asks = !isListed && (data === undefined ? isError : hasNextPage)
  const own = useRead<Session>(pathOf(id), {}, { enabled: asks })
  const missing = isMissing(own.error)
  return {
    begun: isBegun({ isListed, isWhole, isFound: own.data !== undefined, isMissing: missing }),
    error: asks && !missing ? own.error : null,
    refetch: own.refetch,
  }
}
