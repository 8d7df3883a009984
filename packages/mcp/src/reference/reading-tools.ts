import type { McpServer } from '@modelcontextprotocol/sdk/server/mcp.js'
import type { CallToolResult } from '@modelcontextprotocol/sdk/types.js'
import { z } from 'zod'
import { openNodes, searchNodes } from './edit.ts'
import { json, reading } from './graph-desk.ts'
import type { GraphDesk } from './graph-desk.ts'
import type { Graph } from './graph.ts'
import { graphShape, plainGraph } from './shapes.ts'
import { HINTS, TOOL_TEXTS } from './tool-texts.ts'

const given = (graph: Graph): CallToolResult => {
  const plain = plainGraph(graph)
  return json(plain, { ...plain })
}

export function readingTools(server: McpServer, desk: GraphDesk): void {
  server.registerTool(
    'read_graph',
    { ...TOOL_TEXTS.read_graph, inputSchema: {}, outputSchema: graphShape, annotations: HINTS.reads },
    () => reading(desk, given),
  )
  server.registerTool(
    'search_nodes',
    {
      ...TOOL_TEXTS.search_nodes,
      inputSchema: { query: z.string().describe('Words to look for in names, types and observations') },
      outputSchema: graphShape,
      annotations: HINTS.reads,
    },
    ({ query }) => reading(desk, (graph) => given(searchNodes(graph, query))),
  )
  server.registerTool(
    'open_nodes',
    {
      ...TOOL_TEXTS.open_nodes,
      inputSchema: { names: z.array(z.string()).describe('Names of the entities to give') },
      outputSchema: graphShape,
      annotations: HINTS.reads,
    },
    ({ names }) => reading(desk, (graph) => given(openNodes(graph, names))),
  )
}
