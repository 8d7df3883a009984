import type { McpServer } from '@modelcontextprotocol/sdk/server/mcp.js'
import { SubscribeRequestSchema, UnsubscribeRequestSchema } from '@modelcontextprotocol/sdk/types.js'
import { answered } from '../answered.ts'
import { readGraph } from './graph-desk.ts'
import type { GraphDesk } from './graph-desk.ts'
import { plainGraph } from './shapes.ts'

const GRAPH_URI = 'memory://knowledge-graph'

/** The whole graph as a resource, which a client may subscribe to. Returns what tells it of a change. */
export function graphResource(server: McpServer, desk: GraphDesk): () => Promise<void> {
  server.registerResource(
    'knowledge-graph',
    GRAPH_URI,
    { title: 'Knowledge Graph', description: 'All entities and relations', mimeType: 'application/json' },
    ({ href }) =>
      answered(desk.report, async () => {
        const text = JSON.stringify(plainGraph(await readGraph(desk)), null, 2)
        return { contents: [{ uri: href, mimeType: 'application/json', text }] }
      }),
  )
  const subscribed = new Set<string>()
  server.server.registerCapabilities({ resources: { subscribe: true } })
  server.server.setRequestHandler(SubscribeRequestSchema, ({ params }) => {
    subscribed.add(params.uri)
    return {}
  })
  server.server.setRequestHandler(UnsubscribeRequestSchema, ({ params }) => {
    subscribed.delete(params.uri)
    return {}
  })
  return async () => {
    if (subscribed.has(GRAPH_URI)) await server.server.sendResourceUpdated({ uri: GRAPH_URI })
  }
}
