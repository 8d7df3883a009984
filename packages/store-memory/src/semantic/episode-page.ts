import { InvalidInputError } from '@recollect/core'
import type { Episode, EpisodeFilter, Page, PageRequest } from '@recollect/core'
import { checkPage } from '../paging.ts'
import { rankIn } from '../sorted.ts'
import { byMoment } from './id-lists.ts'
import type { Moment } from './id-lists.ts'
import type { SemanticState } from './state.ts'

/** By `startedAt`, then id: that of the last row is the cursor. */
export function episodePage(state: SemanticState, page: PageRequest, filter: EpisodeFilter): Page<Episode> {
  checkPage(page)
  const after = momentIn(page.cursor ?? null)
  const rows: Episode[] = []
  for (const [, id] of state.episodeStarts.slice(rankAfter(state.episodeStarts, after))) {
    const episode = state.episodes.get(id)
    if (episode === undefined || !episodePasses(episode, filter)) continue
    if (rows.length === page.limit) return { rows, next: cursorOf(rows.at(-1)) }
    rows.push(episode)
  }
  return { rows, next: null }
}

const episodePasses = (
  { session, state, startedAt }: Episode,
  { from = -Infinity, to = Infinity, ...filter }: EpisodeFilter,
): boolean =>
  (filter.session === undefined || session === filter.session) &&
  (filter.state === undefined || state === filter.state) &&
  from <= startedAt &&
  startedAt < to

function rankAfter(moments: readonly Moment[], after: Moment | null): number {
  if (after === null) return 0
  const rank = rankIn(moments, after, byMoment)
  const found = moments[rank]
  return found !== undefined && byMoment(found, after) === 0 ? rank + 1 : rank
}

const cursorOf = (last: Episode | undefined): string | null =>
  last === undefined ? null : `${String(last.startedAt)} ${last.id}`

function momentIn(cursor: string | null): Moment | null {
  if (cursor === null) return null
  const [, at, id] = /^(-?\d{1,16}) (.+)$/su.exec(cursor) ?? []
  if (at !== undefined && id !== undefined) return [Number(at), id]
  throw new InvalidInputError('This cursor was not given by this list. Begin again without a cursor.')
}
