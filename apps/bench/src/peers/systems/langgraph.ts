import { z } from 'zod'
import { textOf } from '../../retrieval/baselines/baseline.ts'
import { embed } from '../model/embed.ts'
import type { MakePeer, PeerModel } from '../peer.ts'
import { fromPackages } from './from-packages.ts'

interface Store {
  put(namespace: readonly string[], key: string, value: { readonly text: string }): Promise<unknown>
  search(
    namespace: readonly string[],
    options: { readonly query: string; readonly limit: number },
  ): Promise<readonly { readonly key: string }[]>
}
interface Index {
  readonly dims: number
  readonly fields: readonly string[]
  readonly embeddings: {
    embedDocuments(texts: string[]): Promise<number[][]>
    embedQuery(text: string): Promise<number[]>
  }
}
type StoreClass = new (options?: { readonly index: Index }) => Store

const shape = z.object({ InMemoryStore: z.custom<StoreClass>((given) => typeof given === 'function') })

const langgraphPeer =
  (withIndex: boolean): MakePeer =>
  ({ from, model }) => {
    const { InMemoryStore } = fromPackages(from, '@langchain/langgraph-checkpoint', shape)
    const store = withIndex ? new InMemoryStore({ index: indexOf(model) }) : new InMemoryStore()
    let opened = 0
    return {
      open: async () => {
        const namespace = [`conversation-${String((opened += 1))}`]
        return {
          tell: async (turns) => {
            for (const turn of turns) await store.put(namespace, turn.id, { text: textOf(turn) })
          },
          ask: async ({ text }, limit) => {
            const found = await store.search(namespace, { query: text, limit })
            return { ids: found.map(({ key }) => key) }
          },
        }
      },
    }
  }

const indexOf = (model: PeerModel): Index => ({
  dims: model.dimensions,
  fields: ['text'],
  embeddings: {
    embedDocuments: (texts) => embed(model, texts),
    embedQuery: async (text) => (await embed(model, [text]))[0] ?? [],
  },
})

export const langgraph = langgraphPeer(false)
export const langgraphHashed = langgraphPeer(true)
