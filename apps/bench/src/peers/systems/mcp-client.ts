import { z } from 'zod'
import { fromPackages, pathFrom } from './from-packages.ts'

export interface Entity {
  readonly name: string
  readonly entityType: string
  readonly observations: readonly string[]
}

export interface McpServer {
  readonly pid: number | null
  createEntity(entity: Entity): Promise<void>
  /** Names of entities. */
  searchNodes(query: string): Promise<readonly string[]>
  close(): Promise<void>
}

interface Transport {
  readonly pid: number | null
}
interface Client {
  connect(transport: Transport): Promise<void>
  callTool(call: { readonly name: string; readonly arguments: unknown }): Promise<unknown>
  close(): Promise<void>
}
type ClientClass = new (info: { readonly name: string; readonly version: string }) => Client
type TransportClass = new (server: {
  readonly command: string
  readonly args: readonly string[]
  readonly env: Readonly<Record<string, string>>
  readonly stderr: 'ignore'
}) => Transport

const isClass = (given: unknown): boolean => typeof given === 'function'
const clientShape = z.object({ Client: z.custom<ClientClass>(isClass) })
const stdioShape = z.object({ StdioClientTransport: z.custom<TransportClass>(isClass) })
const resultShape = z.object({
  isError: z.boolean().optional(),
  structuredContent: z.object({ entities: z.array(z.object({ name: z.string() })) }),
})

/** The reference server with a file of its own, and the official client it comes with. */
export async function startMcpServer(from: string, file: string): Promise<McpServer> {
  const sdk = '@modelcontextprotocol/sdk/client'
  const { Client } = fromPackages(from, `${sdk}/index.js`, clientShape)
  const { StdioClientTransport } = fromPackages(from, `${sdk}/stdio.js`, stdioShape)
  const transport = new StdioClientTransport({
    command: process.execPath,
    args: [pathFrom(from, '@modelcontextprotocol/server-memory/dist/index.js')],
    env: { MEMORY_FILE_PATH: file },
    stderr: 'ignore',
  })
  const client = new Client({ name: 'bench', version: '0.0.0' })
  await client.connect(transport)
  const names = async (name: string, given: unknown) => {
    const result = resultShape.parse(await client.callTool({ name, arguments: given }))
    return result.structuredContent.entities.map((entity) => entity.name)
  }
  return {
    get pid() {
      return transport.pid
    },
    createEntity: async (entity) => {
      await names('create_entities', { entities: [entity] })
    },
    searchNodes: (query) => names('search_nodes', { query }),
    close: () => client.close(),
  }
}
