import { z } from '@hono/zod-openapi'
import type { SemanticNode } from '@recollect/core'
import { opt, pageOf } from '../schemas/fields.ts'
import {
  enhancedResult,
  knowledgeEvolution,
  knowledgeGraph,
  nodeEpisodes,
  nodeHit,
  relatedKnowledge,
  searchBody,
} from '../schemas/knowledge.ts'
import { pageParams, wholeParam } from '../schemas/query.ts'
import { semanticNode } from '../schemas/semantic.ts'
import { found } from './found.ts'
import { readRoute, writeRoute } from './scope-route.ts'

const nodeParam = { id: z.string().openapi({ description: 'Its id, or its key.', example: '猫的名字' }) }
const epoch = opt(wholeParam(0, 253_402_300_799_999).openapi({ description: 'Epoch milliseconds.' }))

const list = readRoute({
  id: 'listNodes',
  method: 'get',
  path: '/nodes',
  tag: 'knowledge',
  summary: { en: 'Private knowledge', zh: '私有知识' },
  params: {},
  query: { ...pageParams, from: epoch, to: epoch },
  answer: pageOf<SemanticNode>(semanticNode),
  run: ({ memory, query }) => memory.nodes.list(query),
})

const get = readRoute({
  id: 'getNode',
  method: 'get',
  path: '/nodes/{id}',
  tag: 'knowledge',
  summary: { en: 'One node, by its id or key', zh: '一个知识节点，按编号或键' },
  params: nodeParam,
  query: {},
  answer: semanticNode,
  run: async ({ memory: { nodes }, params: { id } }) =>
    found('node', id, (await nodes.get(id)) ?? (await nodes.byKey(id))),
})

const episodes = readRoute({
  id: 'nodeEpisodes',
  method: 'get',
  path: '/nodes/{id}/episodes',
  tag: 'knowledge',
  summary: { en: 'Episodes that tell of a node', zh: '讲到该节点的情节' },
  params: nodeParam,
  query: {},
  answer: nodeEpisodes,
  run: ({ memory, params }) => memory.nodes.episodes(params.id),
})

const related = readRoute({
  id: 'relatedNodes',
  method: 'get',
  path: '/nodes/{id}/related',
  tag: 'knowledge',
  summary: { en: 'Nodes related to a node', zh: '相关的知识节点' },
  params: nodeParam,
  query: { depth: opt(wholeParam(1, 5)) },
  answer: relatedKnowledge,
  run: ({ memory, params, query }) => memory.nodes.related(params.id, query.depth),
})

const evolution = readRoute({
  id: 'nodeEvolution',
  method: 'get',
  path: '/nodes/{id}/evolution',
  tag: 'knowledge',
  summary: { en: 'Every value a node had', zh: '该节点的演变' },
  params: nodeParam,
  query: {},
  answer: knowledgeEvolution,
  run: ({ memory, params }) => memory.nodes.evolution(params.id),
})

const forget = readRoute({
  id: 'deleteNode',
  method: 'delete',
  path: '/nodes/{id}',
  tag: 'knowledge',
  summary: { en: 'Delete a node for good', zh: '永久删除一个知识节点' },
  params: nodeParam,
  query: {},
  answer: null,
  run: ({ memory, params }) => memory.nodes.forget(params.id),
})

const search = writeRoute({
  id: 'searchNodes',
  method: 'post',
  reads: true,
  path: '/nodes/search',
  tag: 'knowledge',
  summary: { en: 'Search knowledge', zh: '搜索知识' },
  params: {},
  body: z.strictObject(searchBody).openapi('SearchRequest', { example: { query: '猫', limit: 5 } }),
  answer: z.array(nodeHit).readonly(),
  run: ({ memory, body: { query, ...options } }) => memory.nodes.search(query, options),
})

const graph = readRoute({
  id: 'graph',
  method: 'get',
  path: '/graph',
  tag: 'knowledge',
  summary: { en: 'Nodes and the edges among them', zh: '知识图谱' },
  params: {},
  query: { from: opt(z.string()), depth: opt(wholeParam(1, 5)), limit: opt(wholeParam(1, 1000)) },
  answer: knowledgeGraph,
  run: ({ memory, query }) => memory.nodes.graph(query),
})

const enhanced = writeRoute({
  id: 'enhancedQuery',
  method: 'post',
  reads: true,
  path: '/enhanced-query',
  tag: 'knowledge',
  summary: { en: 'Episodes and knowledge near a query', zh: '与查询相近的情节和知识' },
  params: {},
  body: z
    .strictObject({ ...searchBody, semantic: opt(z.boolean()) })
    .openapi('EnhancedQueryRequest', { example: { query: 'tea', limit: 5 } }),
  answer: enhancedResult,
  run: ({ memory, body: { query, ...options } }) => memory.enhancedQuery(query, options),
})

export const nodeRoutes = [list, get, episodes, related, evolution, forget, search, graph, enhanced]
