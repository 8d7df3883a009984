import type { MemoryCard, RecallResult } from '@recollect/core'
import { useQuery } from '@tanstack/react-query'
import { useApi } from '../../app/hooks.ts'
import { usePages } from '../../api/use-read.ts'
import { useReadAhead } from '../../parts/use-read-ahead.ts'
import type { Filter } from './filter.ts'

const PAGE = 1_000
/** Pages read without being asked for: 20,000 cards. */
const READ_AHEAD = 20
const FOUND = 100

/** All cards of a filter, page by page, the first 20,000 by themselves. */
export function useCards({ status, kind, slot }: Filter) {
  const pages = usePages<MemoryCard>('/cards', {
    limit: PAGE,
    active: status === 'active' ? true : null,
    kind: kind === 'all' ? null : kind,
    slot: slot === '' ? null : slot,
  })
  useReadAhead(pages, READ_AHEAD)
  return pages
}

/** Cards that recall finds for some words, best first. */
export function useFound(query: string, { status, kind, slot }: Filter) {
  const api = useApi()
  const filter = { kind: kind === 'all' ? 'card' : kind, ...(slot === '' ? {} : { slot }) }
  const body = { query, limit: FOUND, filter, includeInactive: status === 'all' }
  return useQuery({
    queryKey: [api.scope, 'found', body],
    queryFn: async ({ signal }) => {
      const { hits } = await api.post<RecallResult>('/recall', body, signal)
      return hits.flatMap(({ card }) => (card ? [card] : []))
    },
    enabled: query !== '',
    placeholderData: (before) => before,
  })
}
