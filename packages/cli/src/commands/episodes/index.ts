import type { EpisodeHit, Episode, MemoryItem, Page, SemanticNode } from '@recollect/core'
import type { Context } from '../../context.ts'
import { readQuestion } from '../../input/question.ts'
import { filterInZone } from '../../input/times.ts'
import { confirmed } from '../../io/confirmed.ts'
import { episodeGiven, inOrder } from '../../knowledge/given.ts'
import { withMemory } from '../../open-memory.ts'
import { safe } from '../../render/safe.ts'
import { field } from '../../util/objects.ts'
import type { EpisodesArguments } from './spec.ts'

export type EpisodesDone =
  /** `filtered`: among some only. */
  | ({ readonly action: 'list'; readonly filtered: boolean } & Page<Episode>)
  | {
      readonly action: 'show'
      readonly episode: Episode
      /** In the order they were said. */
      readonly messages: readonly MemoryItem[]
      /** What it tells of. */
      readonly nodes: readonly SemanticNode[]
    }
  | { readonly action: 'search'; readonly query: string; readonly hits: readonly EpisodeHit[] }
  | { readonly action: 'retry'; readonly episodes: number }
  | { readonly action: 'forget'; readonly episode: Pick<Episode, 'id' | 'title'> }

/** Narrated stretches of conversation. */
export async function episodes(args: EpisodesArguments, context: Context): Promise<EpisodesDone> {
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
