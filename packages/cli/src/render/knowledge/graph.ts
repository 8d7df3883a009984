import type { SemanticRelationship } from '@recollect/core'
import type { DrawnGraph } from '../../commands/graph/index.ts'
import { safe } from '../safe.ts'
import { tree } from '../tree.ts'
import type { View } from '../view.ts'
import { graphAsDot } from './graph-dot.ts'
import { graphAsMermaid } from './graph-mermaid.ts'
import { edgeName, keyAndValue, share } from './words.ts'

export function renderGraph(graph: DrawnGraph, view: View): string {
  switch (graph.format) {
    case 'json':
      return JSON.stringify(graph, null, 2)
    case 'dot':
      return graphAsDot(graph, view)
    case 'mermaid':
      return graphAsMermaid(graph, view)
    case 'text':
      return graph.nodes.length === 0 ? view.text.knowledge.graph.none : asText(graph, view)
  }
}

/** A piece of knowledge a line, below it what it is related to; each edge is drawn once, from its beginning. */
function asText({ nodes, relationships }: DrawnGraph, view: View): string {
  const byId = new Map(nodes.map((node) => [node.id, node]))
  const edge = ({ to, type, strength }: SemanticRelationship): string => {
    const other = byId.get(to)
    const name = other === undefined ? to : view.colors.cyan(safe(other.key))
    return `${edgeName(type, view)} → ${name}  ${view.colors.dim(share(strength))}`
  }
  return nodes
    .map((node) =>
      tree({
        label: keyAndValue(node, view),
        children: relationships.filter(({ from }) => from === node.id).map((one) => ({ label: edge(one) })),
      }),
    )
    .join('\n')
}
