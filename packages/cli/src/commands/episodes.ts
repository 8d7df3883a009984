import type { EpisodeState } from '@recollect/core/store'
import { actionOf, noArgument, oneArgument } from '../argv/actions.ts'
import { command } from '../argv/command.ts'
import type { TextSource, Values } from '../argv/values.ts'
import type { Context } from '../context.ts'
import { readQuestion } from '../input/question.ts'
import { filterInZone } from '../input/times.ts'
import { confirmed } from '../io/confirmed.ts'
import { episodeGiven, inOrder } from '../knowledge/given.ts'
import { withMemory } from '../open-memory.ts'
import { renderEpisodes } from '../render/knowledge/episodes.ts'
import { safe } from '../render/safe.ts'
import { field } from '../util/objects.ts'
import type { EpisodesDone } from '../render/knowledge/episodes.ts'

const ACTIONS = ['list', 'show', 'search', 'retry', 'forget'] as const

const STATES = ['owed', 'discovered', 'failed', 'skipped'] as const

/** Times as they were typed. */
interface EpisodeConditions {
  readonly state?: EpisodeState
  readonly session?: string
  readonly from?: string
  readonly to?: string
}

type EpisodesArguments =
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

/** Narrated stretches of conversation. */
async function episodes(args: EpisodesArguments, context: Context): Promise<EpisodesDone> {
  const query = args.action === 'search' ? await readQuestion(args.query, context) : ''
  return withMemory(context, 'read', async ({ memory }): Promise<EpisodesDone> => {
    const { action } = args
    switch (action) {
      case 'list': {
        const { filter, limit, cursor } = args
        return {
          action,
          filtered: Object.keys(filter).length > 0,
          ...(await memory.episodes.list({ ...filterInZone(filter, context), limit, cursor })),
        }
      }
      case 'show': {
        const episode = await episodeGiven(memory, args.id)
        const messages = await inOrder(memory, episode.itemIds)
        return { action, episode, messages, nodes: await memory.episodes.nodes(episode.id) }
      }
      case 'search': {
        const options = { limit: args.limit, ...field('minScore', args.minScore) }
        return { action, query, hits: await memory.episodes.search(query, options) }
      }
      case 'retry':
        for (const id of args.ids ?? []) await episodeGiven(memory, id)
        return { action, episodes: await memory.discovery.retry(args.ids) }
      case 'forget': {
        const { id, title } = await episodeGiven(memory, args.id)
        if (!args.yes) await confirmed(context, context.text.knowledge.episodes.confirm(safe(title)))
        await memory.episodes.forget(id)
        return { action, episode: { id, title } }
      }
    }
  })
}

export const spec = command({
  name: 'episodes',
  group: 'knowledge',
  argument: { syntax: '[action]', help: 'episodeAction' },
  furtherArgument: { syntax: '[value...]', help: 'episodeValues' },
  options: ['episodeState', 'episodeSession', 'from', 'to', 'limit', 'cursor', 'minScore', 'file', 'yes'],
  read: readAction,
  run: episodes,
  render: renderEpisodes,
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
