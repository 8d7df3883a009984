import type { Episode, Page } from '@recollect/core'
import type { EpisodeHit } from '@recollect/knowledge'
import { safe } from '../safe.ts'
import { table } from '../table.ts'
import { when } from '../time.ts'
import type { View } from '../view.ts'
import { episodeInFull } from './episode-in-full.ts'
import type { ShownEpisode } from './episode-in-full.ts'
import { lastFailure } from './why-failed.ts'
import { share } from './words.ts'

export type EpisodesDone =
  /** `filtered`: among some only. */
  | ({ readonly action: 'list'; readonly filtered: boolean } & Page<Episode>)
  | ShownEpisode
  | { readonly action: 'search'; readonly query: string; readonly hits: readonly EpisodeHit[] }
  | { readonly action: 'retry'; readonly episodes: number }
  | { readonly action: 'forget'; readonly episode: Pick<Episode, 'id' | 'title'> }

export function renderEpisodes(done: EpisodesDone, view: View): string {
  const { episodes } = view.text.knowledge
  switch (done.action) {
    case 'list':
      return renderList(done, view)
    case 'show':
      return episodeInFull(done, view)
    case 'search':
      return done.hits.length === 0 ? view.text.output.recall.none : renderHits(done.hits, view)
    case 'retry':
      return episodes.retried(done.episodes)
    case 'forget':
      return episodes.forgot(safe(done.episode.title))
  }
}

type Listed = Extract<EpisodesDone, { readonly action: 'list' }>

/** One episode a line: when, title, messages, state, id; below one whose discovery failed, why. */
function renderList({ rows, next, filtered }: Listed, view: View): string {
  const { output, knowledge } = view.text
  const { none, noneSuch } = knowledge.episodes
  const listed = rows.length === 0 ? (filtered ? noneSuch : none) : episodeLines(rows, view)
  return next === null ? listed : `${listed}\n${output.lists.more(next)}`
}

function episodeLines(rows: readonly Episode[], view: View): string {
  const lines = table(rows.map((episode) => episodeRow(episode, view))).split('\n')
  return rows
    .flatMap(({ state, lastError }, i) => [
      lines[i] ?? '',
      ...(lastError === null || state === 'discovered'
        ? []
        : [`  ${view.colors.red(lastFailure(lastError, view))}`]),
    ])
    .join('\n')
}

export function episodeRow({ startedAt, title, itemIds, state, id }: Episode, view: View): string[] {
  const { colors, text } = view
  const { episodes } = text.knowledge
  const paint = state === 'failed' ? colors.red : colors.dim
  return [
    when(startedAt, view),
    safe(title),
    episodes.messages(itemIds.length),
    paint(episodes.states[state]),
    colors.dim(id),
  ]
}

/** Best first, with how well each fits. */
const renderHits = (hits: readonly EpisodeHit[], view: View): string =>
  table(
    hits.map(({ episode, score }, i) => [`${String(i + 1)}.`, share(score), ...episodeRow(episode, view)]),
  )
