import { StoreError } from '@recollect/core'
import { episodeKeys } from '@recollect/core/semantic'
import type { Episode } from '@recollect/core'
import { byCodePoint } from '../code-points.ts'
import type { Journal } from '../journal.ts'
import { addUnder, byMoment, insertSorted, removeSorted, takeFrom } from './id-lists.ts'
import type { SemanticState } from './state.ts'

/** Takes an episode out of every way to find it. */
export function unfileEpisode(state: SemanticState, journal: Journal, episode: Episode): void {
  const { id, startedAt, endedAt, session } = episode
  removeSorted(journal, state.episodeStarts, [startedAt, id], byMoment)
  takeFrom(journal, state.episodeEnds, session, [endedAt, id], byMoment)
  for (const item of episode.itemIds) journal.delete(state.episodeItems, item)
  for (const [kind, key] of episodeKeys(episode)) takeFrom(journal, state.keys[kind], key, id, byCodePoint)
}

export function fileEpisode(state: SemanticState, journal: Journal, episode: Episode): void {
  const { id, startedAt, endedAt, session } = episode
  insertSorted(journal, state.episodeStarts, [startedAt, id], byMoment)
  addUnder(journal, state.episodeEnds, session, [endedAt, id], byMoment)
  for (const item of episode.itemIds) journal.set(state.episodeItems, item, id)
  for (const [kind, key] of episodeKeys(episode)) addUnder(journal, state.keys[kind], key, id, byCodePoint)
}

/** Refuses an episode one of whose items is in another one. */
export function refuseItemsElsewhere({ episodeItems }: SemanticState, episode: Episode): void {
  for (const item of episode.itemIds) {
    const other = episodeItems.get(item)
    if (other === undefined || other === episode.id) continue
    throw new StoreError(
      'STORE_CONFLICT',
      `Item "${item}" is in episode "${other}" already. Take it out there first, or leave it out here.`,
    )
  }
}
