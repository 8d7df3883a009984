import type { SemanticReader, ScopeView, SemanticRelationship, StoredNode } from '@recollect/core/store'
import { grouped, everyPage, sortedRecord } from '@recollect/core/plugin'

const ALL_DAYS = ['0000-01-01', '9999-12-31'] as const

/**
 * Lines of episodes by time, nodes by id with their values and links, relationships by id, what is in quarantine, and usage by day; none
 * without `capabilities.semantic`. Vectors are left out: they are made again. Fields by name, so that two stores write the same bytes.
 * Relationships are held until the last node was read.
 */
export async function* semanticLines({ semantic }: ScopeView): AsyncGenerator<string, void, undefined> {
  if (semantic === undefined) return
  for await (const rows of everyPage((page) => semantic.episodes(page)))
    for (const { scope: _scope, ...episode } of rows) yield lineOf('episode', episode)
  const edges = new Map<string, SemanticRelationship>()
  for await (const nodes of everyPage((page) => semantic.nodes(page)))
    yield* await nodeLines(semantic, nodes, edges)
  for (const { scope: _scope, type: kind, ...edge } of [...edges.values()].sort(byId))
    yield lineOf('relationship', { ...edge, kind })
  for await (const rows of everyPage((page) => semantic.quarantined(page)))
    for (const { scope: _scope, ...row } of rows) yield lineOf('quarantined', row)
  for (const usage of await semantic.usage(...ALL_DAYS)) yield lineOf('usage', usage)
}

/** Adds the edges that touch the nodes to `edges`, each once. */
async function nodeLines(
  semantic: SemanticReader,
  nodes: readonly StoredNode[],
  edges: Map<string, SemanticRelationship>,
): Promise<readonly string[]> {
  const ids = nodes.map(({ id }) => id)
  const versions = grouped(await semantic.versions(ids), ({ nodeId }) => nodeId)
  const links = grouped(await semantic.linksOfNodes(ids), ({ nodeId }) => nodeId)
  for (const edge of await semantic.relationships(ids)) edges.set(edge.id, edge)
  return nodes.map(({ scope: _scope, ...node }) => {
    const history = (versions.get(node.id) ?? []).map(({ nodeId: _node, ...version }) => version)
    const told = (links.get(node.id) ?? []).map(({ nodeId: _node, ...link }) => link)
    return lineOf('node', { ...node, history, links: told })
  })
}

const byId = (a: { readonly id: string }, b: { readonly id: string }): number => (a.id < b.id ? -1 : 1)

const lineOf = (type: string, record: object): string => JSON.stringify({ type, ...sortedRecord(record) })
