import { InvalidInputError } from '@recollect/core'
import type { Episode, Page, PageRequest } from '@recollect/core'
import type { EpisodeFilter, SemanticReader } from '@recollect/core/store'
import type { SqlQuery } from '../../driver/sql-driver.ts'
import { text } from '../../rows/columns.ts'
import { rowToEpisode } from '../../rows/semantic/episode-row.ts'
import { checkPage, pageOf } from '../../statements/paging.ts'
import { episodeListKey } from '../../statements/semantic/episode-statements.ts'
import type { ScopeSession } from '../scope-session.ts'
import { once, rowsOf } from './parts.ts'

type EpisodeReads = Pick<
  SemanticReader,
  'episode' | 'episodesById' | 'episodes' | 'lastEpisode' | 'episodesOfItems'
>

export const episodeReads = (session: ScopeSession): EpisodeReads => ({
  episode: async (id) => (await episodesById(session, [id]))[0] ?? null,
  episodesById: (ids) => episodesById(session, ids),
  episodes: (page, filter = {}) => episodePage(session, page, filter),
  lastEpisode: async (name) => {
    const { statements, id: scope } = session
    const { lastInSession, lastOutside } = statements.episodes
    const query = name === null ? lastOutside.with({ scope }) : lastInSession.with({ scope, session: name })
    return (await episodesOf(session, query))[0] ?? null
  },
  episodesOfItems: async (itemIds) => {
    const found = await placesOf(session, itemIds)
    return new Map(
      itemIds.flatMap((item): [string, string][] => {
        const episode = found.get(item)
        return episode === undefined ? [] : [[item, episode]]
      }),
    )
  },
})

/** The episode of each item that is in one. */
export async function placesOf(
  session: ScopeSession,
  itemIds: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const rows = await rowsOf(session, session.statements.episodeItems.byItems, itemIds)
  const places = rows.map(([item, episode]) => [text(item, 'item_id'), text(episode, 'episode_id')] as const)
  return once(places, 'item_id')
}

async function episodesById(session: ScopeSession, ids: readonly string[]): Promise<readonly Episode[]> {
  const { statements, codec, scope } = session
  const rows = await rowsOf(session, statements.episodes.byIds, ids)
  const episodes = rows.map((row) => rowToEpisode(scope, row, codec))
  const found = once(
    episodes.map((episode) => [episode.id, episode]),
    'id',
  )
  return ids.flatMap((id) => found.get(id) ?? [])
}

async function episodePage(
  session: ScopeSession,
  page: PageRequest,
  filter: EpisodeFilter,
): Promise<Page<Episode>> {
  checkPage(page)
  const { statements, codec, id: scope } = session
  const after = later(placeIn(page.cursor ?? null), filter.from)
  const shape = { ...filter, isOnward: after !== null }
  const query = statements.episodes.list.of(episodeListKey(shape), shape).with({
    scope,
    session: filter.session ?? '',
    state: filter.state ?? '',
    to: codec.writeTime(filter.to ?? 0),
    startedAt: codec.writeTime(after?.[0] ?? 0),
    id: after?.[1] ?? '',
    limit: page.limit + 1,
  })
  return pageOf(
    await episodesOf(session, query),
    page,
    (last) => `${String(last.startedAt)} ${last.id}`,
    (episode) => episode,
  )
}

async function episodesOf({ connection, codec, scope }: ScopeSession, query: SqlQuery): Promise<Episode[]> {
  return (await connection.rows(query)).map((row) => rowToEpisode(scope, row, codec))
}

type Place = readonly [startedAt: number, id: string]

/** Of a place to begin behind and a time to begin at the later one: no id is empty. */
const later = (place: Place | null, from: number | undefined): Place | null =>
  from === undefined || (place !== null && place[0] >= from) ? place : [from, '']

/** The episode a page begins after. */
function placeIn(cursor: string | null): Place | null {
  if (cursor === null) return null
  const [, at, id] = /^(-?\d{1,16}) (.+)$/su.exec(cursor) ?? []
  if (at !== undefined && id !== undefined) return [Number(at), id]
  throw new InvalidInputError('This cursor was not given by this list. Begin again without a cursor.')
}
