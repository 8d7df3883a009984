import type { SemanticReader, ScopeView } from '@recollect/core/store'
import type { Episode, EventDate } from '@recollect/core'

/** Messages whose episodes are the latest: those that may still go on are in none. */
const NEWEST = 200

/** Episodes that began on the date, in order of time; without one those of the newest messages, the latest first. Few statements. */
export async function latestEpisodes(
  view: ScopeView,
  semantic: SemanticReader,
  date: EventDate | null,
  limit: number,
): Promise<readonly Episode[]> {
  if (date !== null && date.from !== null) {
    const until = date.to === null ? {} : { to: date.to }
    return (await semantic.episodes({ limit }, { from: date.from, ...until })).rows
  }
  const newest = await view.items.recent(NEWEST)
  const episodeOf = await semantic.episodesOfItems(newest.map(({ id }) => id))
  const rows = await semantic.episodesById([...new Set(episodeOf.values())])
  return [...rows].sort((a, b) => b.endedAt - a.endedAt || (a.id < b.id ? 1 : -1)).slice(0, limit)
}
