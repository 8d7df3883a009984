import type { Toolbox } from '../toolbox.ts'
import type { CallToolResult } from '@modelcontextprotocol/sdk/types.js'
import { z } from 'zod'
import { openNodes, searchNodes } from './edit.ts'
import { json, reading } from './graph-desk.ts'
import type { GraphDesk } from './graph-desk.ts'
import type { Graph } from './graph.ts'
import { graphSchema, plainGraph } from './shapes.ts'
import { HINTS, TOOL_TEXTS } from './tool-texts.ts'

const given = (graph: Graph): CallToolResult => {
  const plain = plainGraph(graph)
  return json(plain, { ...plain })
}

export function readingTools(tools: Toolbox, desk: GraphDesk): void {
  tools.registerTool(
    'read_graph',
    {
      ...TOOL_TEXTS.read_graph,
      inputSchema: z.object({}),
      outputSchema: graphSchema,
      annotations: HINTS.reads,
    },
    () => reading(desk, given),
  )
  tools.registerTool(
    'search_nodes',
    {
      ...TOOL_TEXTS.search_nodes,
      inputSchema: z.object({
        query: z.string().describe('Words to look for in names, types and observations'),
      }),
      outputSchema: graphSchema,
      annotations: HINTS.reads,
    },
    ({ query }) => reading(desk, (graph) => given(searchNodes(graph, query))),
  )
  tools.registerTool(
    'open_nodes',
    {
      ...TOOL_TEXTS.open_nodes,
      inputSchema: z.object({ names: z.array(z.string()).describe('Names of the entities to give') }),
      outputSchema: graphSchema,
      annotations: HINTS.reads,
    },
    ({ names }) => reading(desk, (graph) => given(openNodes(graph, names))),
  )
}
