import { z } from '@hono/zod-openapi'
import type { Episode } from '@recollect/core'
import { opt, pageOf } from '../schemas/fields.ts'
import { episodeHit, searchBody } from '../schemas/knowledge.ts'
import { pageParams, timeParam } from '../schemas/query.ts'
import { episode, episodeState, semanticNode } from '../schemas/semantic.ts'
import { found, idParam } from './found.ts'
import { readRoute, writeRoute } from './scope-route.ts'

const list = readRoute({
  id: 'listEpisodes',
  method: 'get',
  path: '/episodes',
  tag: 'knowledge',
  summary: { en: 'Episodes, oldest first', zh: '情节，最早的在前' },
  params: {},
  query: {
    ...pageParams,
    session: opt(z.string()),
    state: opt(episodeState),
    from: opt(timeParam),
    to: opt(timeParam),
  },
  answer: pageOf<Episode>(episode),
  run: ({ memory, query }) => memory.episodes.list(query),
})

const get = readRoute({
  id: 'getEpisode',
  method: 'get',
  path: '/episodes/{id}',
  tag: 'knowledge',
  summary: { en: 'One episode', zh: '一个情节' },
  params: { id: idParam },
  query: {},
  answer: episode,
  run: async ({ memory, params }) => found('episode', params.id, await memory.episodes.get(params.id)),
})

const nodes = readRoute({
  id: 'episodeNodes',
  method: 'get',
  path: '/episodes/{id}/nodes',
  tag: 'knowledge',
  summary: { en: 'Nodes an episode tells of', zh: '该情节讲到的知识节点' },
  params: { id: idParam },
  query: {},
  answer: z.array(semanticNode).readonly(),
  run: ({ memory, params }) => memory.episodes.nodes(params.id),
})

const forget = readRoute({
  id: 'deleteEpisode',
  method: 'delete',
  path: '/episodes/{id}',
  tag: 'knowledge',
  summary: { en: 'Delete an episode and what it alone taught', zh: '删除一个情节及只由它得来的知识' },
  params: { id: idParam },
  query: {},
  answer: null,
  run: ({ memory, params }) => memory.episodes.forget(params.id),
})

const search = writeRoute({
  id: 'searchEpisodes',
  method: 'post',
  reads: true,
  path: '/episodes/search',
  tag: 'knowledge',
  summary: { en: 'Search episodes', zh: '搜索情节' },
  params: {},
  body: z.strictObject(searchBody).openapi('SearchEpisodesRequest', { example: { query: 'moving house' } }),
  answer: z.array(episodeHit).readonly(),
  run: ({ memory, body: { query, ...options } }) => memory.episodes.search(query, options),
})

export const episodeRoutes = [list, get, nodes, forget, search]
