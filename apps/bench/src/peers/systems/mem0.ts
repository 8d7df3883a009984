import { z } from 'zod'
import { textOf } from '../../retrieval/baselines/baseline.ts'
import type { Turn } from '../../retrieval/schema.ts'
import type { MakePeer, PeerModel } from '../peer.ts'
import { fromPackages } from './from-packages.ts'

interface Mem0 {
  add(
    messages: readonly { readonly role: string; readonly content: string }[],
    config: {
      readonly userId: string
      readonly infer: boolean
      readonly metadata: Readonly<Record<string, string>>
    },
  ): Promise<unknown>
  search(
    query: string,
    config: {
      readonly filters: { readonly user_id: string }
      readonly topK: number
      readonly threshold: number
    },
  ): Promise<unknown>
}
type Mem0Class = new (config: ReturnType<typeof configOf>) => Mem0

const shape = z.object({ Memory: z.custom<Mem0Class>((given) => typeof given === 'function') })
const foundShape = z.object({
  results: z.array(z.object({ metadata: z.object({ turn: z.string() }) })),
})

/** Its default of 0.1 is meant for vectors of a model; hashed ones are further apart, and it does better without. */
const ANY = 0

const mem0Peer =
  (infer: boolean): MakePeer =>
  ({ from, model }) => {
    const { Memory } = fromPackages(from, 'mem0ai/oss', shape)
    const memory = new Memory(configOf(model))
    let opened = 0
    return {
      open: async () => {
        const userId = `user-${String((opened += 1))}`
        return {
          tell: async (turns) => {
            for (const turn of turns) {
              await memory.add([spoken(turn)], { userId, infer, metadata: { turn: turn.id } })
            }
          },
          ask: async ({ text }, limit) => {
            const filters = { user_id: userId }
            const found = await memory.search(text, { filters, topK: limit, threshold: ANY })
            return { ids: [...new Set(foundShape.parse(found).results.map(({ metadata }) => metadata.turn))] }
          },
        }
      },
    }
  }

const spoken = (turn: Turn) => ({
  role: turn.role === 'assistant' ? 'assistant' : 'user',
  content: textOf(turn),
})

const configOf = ({ url, dimensions }: PeerModel) => {
  const server = { apiKey: 'none', baseURL: url }
  return {
    llm: { provider: 'openai', config: { ...server, model: 'scripted' } },
    embedder: {
      provider: 'openai',
      config: { ...server, model: 'scripted-embedding', embeddingDims: dimensions },
    },
    vectorStore: {
      provider: 'memory',
      config: { collectionName: 'bench', dimension: dimensions, dbPath: ':memory:' },
    },
    historyDbPath: ':memory:',
  }
}

export const mem0 = mem0Peer(false)
export const mem0Infer = mem0Peer(true)
