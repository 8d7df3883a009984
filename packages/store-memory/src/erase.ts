import type { EraseOptions } from '@recollect/core'
import { emptyScope, isBlank } from './scope-state.ts'
import type { ScopeState } from './scope-state.ts'

/** What is left of a scope: nothing, or its audit log. */
export const erasedState = ({ scope, audit }: ScopeState, options: EraseOptions): ScopeState => ({
  ...emptyScope(scope),
  ...(options.audit === true ? {} : { audit }),
})

/** How much went, by the names SQL stores give their tables; what only serves to find the rest is not counted. */
export function erasedRows(state: ScopeState, options: EraseOptions): Readonly<Record<string, number>> {
  const { semantic } = state
  const sum = <T>(rows: ReadonlyMap<unknown, T>, size: (row: T) => number): number =>
    [...rows.values()].reduce((total, row) => total + size(row), 0)
  const rows: Record<string, number> = {
    memory_items: state.items.size,
    memory_cards: state.cards.size,
    postings: sum(state.documents, (terms) => terms.size),
    query_expansions: sum(state.expansions, (some) => some.length),
    embeddings: sum(state.vectors, (space) => space.rows.size),
    changes: state.changes.size,
    change_images: sum(state.images, (some) => some.length),
    sessions: state.sessions.size,
    qa_turns: state.turns.size,
    context_variables: sum(state.working, (some) => some.size),
    episodes: semantic.episodes.size,
    episode_items: semantic.episodeItems.size,
    semantic_nodes: semantic.nodes.size,
    node_versions: sum(semantic.versions, (some) => some.size),
    episode_nodes: sum(semantic.episodeLinks, (some) => some.size),
    semantic_relationships: semantic.relationships.size,
    semantic_vectors: sum(semantic.vectors, (space) => space.rows.size),
    semantic_quarantine: semantic.quarantined.size,
    model_usage: semantic.usage.size,
    audit_log: options.audit === true ? state.audit.size : 0,
    scopes: isBlank(state) || !isBlank(erasedState(state, options)) ? 0 : 1,
  }
  return Object.fromEntries(Object.entries(rows).filter(([, count]) => count > 0))
}
