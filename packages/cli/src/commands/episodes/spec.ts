import type { EpisodeState } from '@recollect/core'
import { actionOf, noArgument, oneArgument } from '../../argv/actions.ts'
import { command } from '../../argv/command.ts'
import type { TextSource, Values } from '../../argv/values.ts'
import { field } from '../../util/objects.ts'

const ACTIONS = ['list', 'show', 'search', 'retry', 'forget'] as const
const STATES = ['owed', 'discovered', 'failed', 'skipped'] as const

/** Times as they were typed. */
export interface EpisodeConditions {
  readonly state?: EpisodeState
  readonly session?: string
  readonly from?: string
  readonly to?: string
}

export type EpisodesArguments =
  | {
      readonly action: 'list'
      readonly filter: EpisodeConditions
      readonly limit: number
      readonly cursor: string | null
    }
  | { readonly action: 'show'; readonly id: string }
  | {
      readonly action: 'search'
      readonly query: TextSource
      readonly limit: number
      readonly minScore: number | undefined
    }
  /** All that failed, without ids. */
  | { readonly action: 'retry'; readonly ids: readonly string[] | undefined }
  | { readonly action: 'forget'; readonly id: string; readonly yes: boolean }

export const episodesSpec = command({
  name: 'episodes',
  group: 'knowledge',
  argument: { syntax: '[action]', help: 'episodeAction' },
  furtherArgument: { syntax: '[value...]', help: 'episodeValues' },
  options: ['episodeState', 'episodeSession', 'from', 'to', 'limit', 'cursor', 'minScore', 'file', 'yes'],
  read: readAction,
  load: async () => {
    const [{ episodes }, { renderEpisodes }] = await Promise.all([
      import('./index.ts'),
      import('../../render/knowledge/episodes.ts'),
    ])
    return { run: episodes, render: renderEpisodes }
  },
})

function readAction(values: Values): EpisodesArguments {
  const action = actionOf(values, ACTIONS)
  const rest = values.afterFirst
  switch (action) {
    case 'list':
      noArgument(rest, 'episodes list')
      return {
        action,
        filter: {
          ...field('state', values.choice('state', STATES)),
          ...field('session', values.label('session')),
          ...field('from', values.time('from')),
          ...field('to', values.time('to')),
        },
        limit: values.integer('limit', 1, 1000) ?? 100,
        cursor: values.text('cursor') ?? null,
      }
    case 'show':
      return { action, id: oneArgument(rest, 'id', 'episodes show') }
    case 'search':
      return {
        action,
        query: rest.textSource(),
        limit: values.integer('limit', 1, 100) ?? 10,
        minScore: values.share('min-score'),
      }
    case 'retry':
      return { action, ids: rest.all.length === 0 ? undefined : rest.all }
    case 'forget':
      return { action, id: oneArgument(rest, 'id', 'episodes forget'), yes: values.flag('yes') }
  }
}
