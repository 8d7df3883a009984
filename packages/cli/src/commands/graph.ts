import type { SemanticRelationship } from '@recollect/core/store'
import type { KnowledgeGraph } from '@recollect/knowledge'
import { command } from '../argv/command.ts'
import type { Context } from '../context.ts'
import { nodeGiven } from '../knowledge/given.ts'
import { withMemory } from '../open-memory.ts'
import { graphAsDot } from '../render/knowledge/graph-dot.ts'
import { graphAsMermaid } from '../render/knowledge/graph-mermaid.ts'
import { edgeName, keyAndValue, share } from '../render/knowledge/words.ts'
import { safe } from '../render/safe.ts'
import { tree } from '../render/tree.ts'
import type { View } from '../render/view.ts'
import { field } from '../util/objects.ts'

const FORMATS = ['text', 'dot', 'mermaid', 'json'] as const

export type GraphFormat = (typeof FORMATS)[number]

interface GraphArguments {
  readonly from: string | undefined
  readonly options: { readonly depth?: number; readonly limit?: number }
  readonly format: GraphFormat
}

interface DrawnGraph extends KnowledgeGraph {
  readonly format: GraphFormat
}

/** Knowledge and how it hangs together: around one node, or the most important of it. */
const graph = ({ from, options, format }: GraphArguments, context: Context): Promise<DrawnGraph> =>
  withMemory(context, 'read', async ({ memory }) => {
    const around = from === undefined ? {} : { from: (await nodeGiven(memory, from)).id }
    return { format, ...(await memory.nodes.graph({ ...around, ...options })) }
  })

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

export const spec = command({
  name: 'graph',
  group: 'knowledge',
  options: ['graphFrom', 'depth', 'limit', 'graphFormat'],
  read: (values): GraphArguments => ({
    from: values.text('from'),
    options: {
      ...field('depth', values.integer('depth', 1, 5)),
      ...field('limit', values.integer('limit', 1, 1000)),
    },
    format: values.choice('format', FORMATS) ?? 'text',
  }),
  run: graph,
  render: renderGraph,
})
