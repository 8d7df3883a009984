import type { DiscoveryDesk, Episodes, Nodes } from './api.ts'
import type { Engine } from './engine.ts'
import {
  discoveryStatus,
  dismissQuarantined,
  listQuarantined,
  retryEpisodes,
  modelUsage,
} from './discovery-state.ts'
import { forgetEpisode, forgetNode } from './forget/forget-record.ts'
import { getEpisode, listEpisodes, nodesOfEpisode } from './retrieval/episodes.ts'
import { knowledgeEvolution } from './retrieval/evolution.ts'
import { knowledgeGraph } from './retrieval/graph.ts'
import { getNode, listNodes, nodeByKey, nodeEpisodes } from './retrieval/nodes.ts'
import { relatedKnowledge } from './retrieval/related.ts'
import { searchEpisodes } from './retrieval/search-episodes.ts'
import { searchNodes } from './retrieval/search-nodes.ts'

export interface OpenSemantic {
  readonly nodes: Nodes
  readonly episodes: Episodes
  readonly discovery: DiscoveryDesk
}

export const openSemantic = (engine: Engine, scope: string): OpenSemantic => ({
  nodes: {
    get: (id) => getNode(engine, scope, id),
    list: (options) => listNodes(engine, scope, options),
    byKey: (key) => nodeByKey(engine, scope, key),
    search: (query, options) => searchNodes(engine, scope, query, options),
    episodes: (node) => nodeEpisodes(engine, scope, node),
    related: (node, depth) => relatedKnowledge(engine, scope, node, depth),
    evolution: (node) => knowledgeEvolution(engine, scope, node),
    graph: (options) => knowledgeGraph(engine, scope, options),
    forget: (node) => forgetNode(engine, scope, node),
  },
  episodes: {
    get: (id) => getEpisode(engine, scope, id),
    list: (options) => listEpisodes(engine, scope, options),
    search: (query, options) => searchEpisodes(engine, scope, query, options),
    nodes: (id) => nodesOfEpisode(engine, scope, id),
    forget: (id) => forgetEpisode(engine, scope, id),
  },
  discovery: {
    status: () => discoveryStatus(engine, scope),
    quarantined: (page) => listQuarantined(engine, scope, page),
    dismiss: (ids) => dismissQuarantined(engine, scope, ids),
    retry: (ids) => retryEpisodes(engine, scope, ids),
    usage: (from, to) => modelUsage(engine, scope, from, to),
  },
})
