import type { Episode } from '@recollect/core'
import type { EpisodeState } from '@recollect/core/store'
import type { SqlRow } from '../../driver/sql-driver.ts'
import type { SqlCodec } from '../../codec.ts'
import type { EpisodesTable } from '../../schema/semantic.ts'
import type { ScopeKey } from '../../schema/scope-key.ts'
import { timeOrNull } from '../card-values.ts'
import { orNull, text, textOrNull, word } from '../columns.ts'
import { readTexts, writeTexts } from '../text-list.ts'
import { openRow, sealRow } from '../../seal/sealing-codec.ts'

export const EPISODE_STATES = [
  'owed',
  'discovered',
  'failed',
  'skipped',
] as const satisfies readonly EpisodeState[]

/** The columns an `Episode` is made of, in the order `rowToEpisode` takes them. */
export const EPISODE_COLUMNS = [
  'id',
  'title',
  'summary',
  'content',
  'item_ids',
  'session',
  'started_at',
  'ended_at',
  'recorded_at',
  'narrated_by',
  'discovered_by',
  'discovered_at',
  'state',
  'attempts',
  'last_error',
  'terms',
] as const

/** Values of a row, by column. */
export type EpisodeValues = Readonly<EpisodesTable>

/** The columns a row is written with. */
export const EPISODE_VALUE_COLUMNS = ['scope', ...EPISODE_COLUMNS] as const

export function episodeToRow(
  scope: ScopeKey,
  episode: Omit<Episode, 'scope'>,
  codec: SqlCodec,
): EpisodeValues {
  return sealRow(codec, 'episodes', {
    scope,
    id: episode.id,
    title: episode.title,
    summary: episode.summary,
    content: episode.content,
    item_ids: writeTexts(episode.itemIds),
    session: episode.session,
    started_at: codec.writeTime(episode.startedAt),
    ended_at: codec.writeTime(episode.endedAt),
    recorded_at: codec.writeTime(episode.recordedAt),
    narrated_by: episode.narratedBy,
    discovered_by: episode.discoveredBy,
    discovered_at: timeOrNull(episode.discoveredAt, codec),
    state: episode.state,
    attempts: episode.attempts,
    last_error: episode.lastError,
    terms: writeTexts(episode.terms),
  })
}

export function rowToEpisode(scope: string, kept: SqlRow, codec: SqlCodec): Episode {
  const row = openRow(codec, 'episodes', EPISODE_COLUMNS, kept)
  const [id, title, summary, content, itemIds, session, startedAt, endedAt, recordedAt, ...rest] = row
  const [narratedBy, discoveredBy, discoveredAt, state, attempts, lastError, terms] = rest
  return {
    scope,
    id: text(id, 'id'),
    title: text(title, 'title'),
    summary: text(summary, 'summary'),
    content: text(content, 'content'),
    itemIds: readTexts(itemIds, 'item_ids'),
    session: textOrNull(session, 'session'),
    startedAt: codec.readTime(startedAt),
    endedAt: codec.readTime(endedAt),
    recordedAt: codec.readTime(recordedAt),
    narratedBy: text(narratedBy, 'narrated_by'),
    discoveredBy: textOrNull(discoveredBy, 'discovered_by'),
    discoveredAt: orNull(discoveredAt, codec.readTime),
    state: word(state, 'state', EPISODE_STATES),
    attempts: codec.readInteger(attempts),
    lastError: textOrNull(lastError, 'last_error'),
    terms: readTexts(terms, 'terms'),
  }
}
