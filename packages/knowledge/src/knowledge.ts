import type { Plugin } from '@recollect/core'
import type { Engine as CoreEngine } from '@recollect/core/plugin'
import type { SemanticReader } from '@recollect/core/store'
import type {
  DiscoverOptions,
  DiscoverReport,
  DiscoveryDesk,
  EnhancedResult,
  Episodes,
  Nodes,
  SemanticSearchOptions,
  SemanticStats,
} from './api.ts'
import type { Engine } from './engine.ts'
import { discoveryHandle, episodesHandle, nodesHandle } from './handles.ts'
import type { NodeAccesses } from './node-accesses.ts'
import { readOptions } from './options.ts'
import type { KnowledgeOptions } from './options.ts'

declare module '@recollect/core' {
  interface PluginVerbs {
    /**
     * Cuts messages into episodes and, with a discoverer, has them narrated and compared: private knowledge becomes nodes. Resumable;
     * may be stopped anywhere: each episode takes effect whole, and once. Never throws for what a model does: the report says what it
     * failed of.
     * @throws InvalidInputError for options that can be none. Needs a store with `capabilities.semantic`.
     */
    discover(options?: DiscoverOptions): Promise<DiscoverReport>
    /** Private knowledge that `discover` found. */
    readonly nodes: Nodes
    /** Stretches of conversation that `discover` cut and narrated. */
    readonly episodes: Episodes
    /** What discovery has still to do, what it put aside, and what it cost. */
    readonly discovery: DiscoveryDesk
    /** Episodes and knowledge near a query, side by side; without knowledge with `semantic: false`. */
    enhancedQuery(
      query: string,
      options?: SemanticSearchOptions & { readonly semantic?: boolean },
    ): Promise<EnhancedResult>
  }

  interface PluginStats {
    /** Once there is an episode. */
    readonly semantic?: SemanticStats
  }
}

/**
 * Adds episodes and private knowledge to the scopes of a memory. Needs a store with `capabilities.semantic`. What is forgotten goes from
 * them too, and an export has them, as long as the plugin is installed; without it a message that is in an episode cannot be deleted.
 * @throws InvalidConfigError for options out of range.
 */
export function knowledge(options: KnowledgeOptions = {}): Plugin {
  const given = readOptions(options)
  // One a memory; behind access control each call has a store of its own.
  const accesses = new WeakMap<CoreEngine['expansions'], NodeAccesses>()
  const own: Own = (engine) => {
    const nodeAccesses = accesses.get(engine.expansions) ?? noAccesses()
    accesses.set(engine.expansions, nodeAccesses)
    return { ...engine, ...given, nodeAccesses }
  }
  return Object.freeze<Plugin>({
    specVersion: 1,
    name: 'knowledge',
    needs: ['semantic'],
    verbs: {
      names: ['discover', 'nodes', 'episodes', 'discovery', 'enhancedQuery'],
      of: (engine, scope) => verbsOf(own(engine), scope),
    },
    ...forgetting(own),
    ...TRANSFER,
    ...reading(own),
    vectors: vectorsOf(own),
  })
}

/** The engine of a memory with what the plugin adds. */
type Own = (engine: CoreEngine) => Engine

const noAccesses = (): NodeAccesses => new Map()

/** A scope without episodes pays nothing. */
const hasEpisodes = (semantic: SemanticReader | undefined): semantic is SemanticReader =>
  semantic !== undefined && semantic.cutUpTo > 0

const forgetting = (own: Own): Pick<Plugin, 'messages' | 'forget' | 'erased'> => ({
  messages: {
    leaves: async (engine, tx, id) =>
      (await import('./forget/forget-item.ts')).forgetItemInEpisodes(own(engine), tx, id),
    returns: async (_engine, { semantic }, seq) => {
      if (semantic !== undefined && semantic.cutUpTo >= seq) await semantic.setCutUpTo(seq - 1)
    },
  },
  forget: {
    before: async (engine, tx, plan) =>
      (await import('./forget/before.ts')).beforeForgetting(own(engine), tx, plan),
    node: async (engine, tx, id) =>
      (await import('./forget/forget-record.ts')).forgetNodeIn(own(engine), tx, id),
  },
  erased: (engine, scope) => {
    own(engine).nodeAccesses.delete(scope)
    return Promise.resolve()
  },
})

const TRANSFER: Pick<Plugin, 'exported' | 'imports'> = {
  exported: async function* (_engine, view) {
    yield* (await import('./transfer/export.ts')).semanticLines(view)
  },
  imports: {
    types: ['episode', 'node', 'relationship', 'quarantined', 'usage'],
    load: async () => (await import('./transfer/import.ts')).semanticImport,
  },
}

const reading = (own: Own): Pick<Plugin, 'knowledge' | 'stats' | 'flush'> => ({
  knowledge: (engine, scope, view, policy) => {
    const { semantic } = view
    if (!hasEpisodes(semantic)) return null
    return import('./retrieval/recall-knowledge.ts').then(({ recallKnowledge }) =>
      recallKnowledge(own(engine), scope, view, semantic, policy),
    )
  },
  stats: async (engine, { semantic }) =>
    hasEpisodes(semantic)
      ? { semantic: await (await import('./stats.ts')).semanticStats(own(engine), semantic) }
      : {},
  flush: async (engine, scope) => {
    const one = own(engine)
    if (one.nodeAccesses.size > 0) await (await import('./flush-accesses.ts')).flushAccesses(one, scope)
  },
})

const vectorsOf = (own: Own): NonNullable<Plugin['vectors']> => ({
  owed: async ({ semantic }, space) =>
    hasEpisodes(semantic) ? (await import('./vectors/reembed.ts')).owedKnowledge(semantic, space) : null,
  embed: async (engine, scope, before, { signal, onProgress }) =>
    (await import('./vectors/reembed.ts')).embedKnowledge(own(engine), scope, before, signal, onProgress),
  keepOnly: async ({ semantic }, space) =>
    semantic !== undefined && hasEpisodes(semantic) ? semantic.keepOnlySpace(space) : 0,
})

const verbsOf = (engine: Engine, scope: string) => ({
  discover: async (options?: DiscoverOptions): Promise<DiscoverReport> =>
    (await import('./discovery/discover.ts')).discover(engine, scope, options),
  nodes: nodesHandle(engine, scope),
  episodes: episodesHandle(engine, scope),
  discovery: discoveryHandle(engine, scope),
  enhancedQuery: async (
    query: string,
    options?: SemanticSearchOptions & { readonly semantic?: boolean },
  ): Promise<EnhancedResult> =>
    (await import('./retrieval/enhanced-query.ts')).enhancedQuery(engine, scope, query, options),
})
