import type { SemanticReader } from '../../plugin/semantic.ts'
import type { ScopeView } from '../../plugin/store.ts'
import { grouped } from '../../asof/grouped.ts'
import type { SemanticRelationship } from '../../types/semantic.ts'
import { everyPage } from '../../util/every-row.ts'
import { sortedRecord } from '../../util/sort-keys.ts'

const ALL_DAYS = ['0000-01-01', '9999-12-31'] as const

/**
 * Lines of episodes by time, nodes by id with their values and links, relationships by id, what is in quarantine, and usage by day; none
 * without `capabilities.semantic`. Vectors are left out: they are made again. Fields by name, so that two stores write the same bytes.
 */
export async function semanticLines({ semantic }: ScopeView): Promise<readonly string[]> {
  if (semantic === undefined) return []
  const lines: string[] = []
  for await (const rows of everyPage((page) => semantic.episodes(page)))
    for (const { scope: _scope, ...episode } of rows) lines.push(lineOf('episode', episode))
  const edges = await nodeLines(semantic, lines)
  for (const { scope: _scope, type: kind, ...edge } of edges)
    lines.push(lineOf('relationship', { ...edge, kind }))
  for await (const rows of everyPage((page) => semantic.quarantined(page)))
    for (const { scope: _scope, ...row } of rows) lines.push(lineOf('quarantined', row))
  for (const usage of await semantic.usage(...ALL_DAYS)) lines.push(lineOf('usage', usage))
  return lines
}

/** Gives the edges that touch the nodes, each once, by id. */
async function nodeLines(
  semantic: SemanticReader,
  lines: string[],
): Promise<readonly SemanticRelationship[]> {
  const edges = new Map<string, SemanticRelationship>()
  for await (const nodes of everyPage((page) => semantic.nodes(page))) {
    const ids = nodes.map(({ id }) => id)
    const versions = grouped(await semantic.versions(ids), ({ nodeId }) => nodeId)
    const links = grouped(await semantic.linksOfNodes(ids), ({ nodeId }) => nodeId)
    for (const edge of await semantic.relationships(ids)) edges.set(edge.id, edge)
    for (const { scope: _scope, ...node } of nodes) {
      const history = (versions.get(node.id) ?? []).map(({ nodeId: _node, ...version }) => version)
      const told = (links.get(node.id) ?? []).map(({ nodeId: _node, ...link }) => link)
      lines.push(lineOf('node', { ...node, history, links: told }))
    }
  }
  return [...edges.values()].sort((a, b) => (a.id < b.id ? -1 : 1))
}

const lineOf = (type: string, record: object): string => JSON.stringify({ type, ...sortedRecord(record) })
