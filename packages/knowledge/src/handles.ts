import type { DiscoveryDesk, Episodes, Nodes } from './api.ts'
import type { Engine } from './engine.ts'

/** Everything of episodes and knowledge is loaded when the first verb is used. */
const loaded = async (engine: Engine, scope: string) =>
  (await import('./open-semantic.ts')).openSemantic(engine, scope)

export function nodesHandle(engine: Engine, scope: string): Nodes {
  const real = async () => (await loaded(engine, scope)).nodes
  return Object.freeze<Nodes>({
    get: async (id) => (await real()).get(id),
    list: async (options) => (await real()).list(options),
    byKey: async (key) => (await real()).byKey(key),
    search: async (...given) => (await real()).search(...given),
    episodes: async (node) => (await real()).episodes(node),
    related: async (...given) => (await real()).related(...given),
    evolution: async (node) => (await real()).evolution(node),
    graph: async (options) => (await real()).graph(options),
    forget: async (node) => (await real()).forget(node),
  })
}

export function episodesHandle(engine: Engine, scope: string): Episodes {
  const real = async () => (await loaded(engine, scope)).episodes
  return Object.freeze<Episodes>({
    get: async (id) => (await real()).get(id),
    list: async (options) => (await real()).list(options),
    search: async (...given) => (await real()).search(...given),
    nodes: async (id) => (await real()).nodes(id),
    forget: async (id) => (await real()).forget(id),
  })
}

export function discoveryHandle(engine: Engine, scope: string): DiscoveryDesk {
  const real = async () => (await loaded(engine, scope)).discovery
  return Object.freeze<DiscoveryDesk>({
    status: async () => (await real()).status(),
    quarantined: async (page) => (await real()).quarantined(page),
    dismiss: async (ids) => (await real()).dismiss(ids),
    retry: async (ids) => (await real()).retry(ids),
    usage: async (...given) => (await real()).usage(...given),
  })
}
