import { join } from 'node:path'
import { textOf } from '../../retrieval/baselines/baseline.ts'
import { withoutStopwords } from '../../retrieval/baselines/text/without-stopwords.ts'
import { segmented } from '../../retrieval/baselines/text/words.ts'
import type { Turn } from '../../retrieval/schema.ts'
import type { MakePeer } from '../peer.ts'
import { startMcpServer } from './mcp-client.ts'
import type { McpServer } from './mcp-client.ts'

const wordsOf = withoutStopwords(segmented)

/** What is looked for, for a question. */
type Searches = (question: string) => readonly string[]

const mcpPeer =
  (searches: Searches): MakePeer =>
  ({ from, directory }) => {
    const running = new Set<McpServer>()
    let opened = 0
    return {
      // It knows no scopes: a server and a file a conversation.
      open: async () => {
        const server = await startMcpServer(from, join(directory, `${String((opened += 1))}.jsonl`))
        running.add(server)
        return {
          tell: async (turns) => {
            for (const turn of turns) await server.createEntity(entityOf(turn))
          },
          ask: async ({ text }, limit) => {
            const found: (readonly string[])[] = []
            for (const words of searches(text)) found.push(await server.searchNodes(words))
            return { ids: byAgreement(found).slice(0, limit) }
          },
          close: async () => {
            running.delete(server)
            await server.close()
          },
        }
      },
      pids: () => [...running].flatMap(({ pid }) => pid ?? []),
    }
  }

const entityOf = (turn: Turn) => ({ name: turn.id, entityType: 'message', observations: [textOf(turn)] })

/** Names that most searches found first; of two found as often, the one found earlier. */
export function byAgreement(found: readonly (readonly string[])[]): string[] {
  const times = new Map<string, number>()
  for (const name of found.flat()) times.set(name, (times.get(name) ?? 0) + 1)
  return [...times].sort(([, a], [, b]) => b - a).map(([name]) => name)
}

export const mcpMemory = mcpPeer((question) => [question])
export const mcpMemoryWords = mcpPeer((question) => [...new Set(wordsOf(question))])
