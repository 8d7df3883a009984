import { join } from 'node:path'
import { z } from 'zod'
import { textOf } from '../../retrieval/baselines/baseline.ts'
import type { Turn } from '../../retrieval/schema.ts'
import { embed } from '../model/embed.ts'
import type { MakePeer, PeerModel } from '../peer.ts'
import { fromPackages } from './from-packages.ts'

interface Embedding {
  readonly provider: string
  readonly modelName: string
  readonly dimension: number
  embedDocuments(texts: readonly string[]): Promise<number[][]>
  embedQuery(text: string): Promise<number[]>
}
interface File {
  putMany(
    documents: readonly ReturnType<typeof documentOf>[],
    options?: { readonly embedder: Embedding },
  ): Promise<unknown>
  ask(
    question: string,
    options: {
      readonly k: number
      readonly contextOnly: true
      readonly mode?: 'auto'
      readonly embedder?: Embedding
    },
  ): Promise<unknown>
  seal(): Promise<unknown>
}

const shape = z.object({
  create: z.custom<(file: string) => Promise<File>>((given) => typeof given === 'function'),
})
const foundShape = z.object({ hits: z.array(z.object({ uri: z.string() })) })

/** A hit names the place of a turn; a long one is found in parts. */
const PLACE = /turn\/(?<place>\d+)/u

const memvidPeer =
  (withVectors: boolean): MakePeer =>
  ({ from, directory, model }) => {
    const { create } = fromPackages(from, '@memvid/sdk', shape)
    const embedder = withVectors ? { embedder: embeddingOf(model) } : {}
    let opened = 0
    return {
      open: async () => {
        const file = await create(join(directory, `${String((opened += 1))}.mv2`))
        let told: readonly Turn[] = []
        return {
          tell: async (turns) => {
            told = turns
            if (turns.length === 0) return
            await file.putMany(
              turns.map(documentOf),
              ...(withVectors ? [{ embedder: embeddingOf(model) }] : []),
            )
          },
          ask: async ({ text }, limit) => {
            const found = await file.ask(text, {
              k: limit,
              contextOnly: true,
              ...(withVectors ? { mode: 'auto' as const } : {}),
              ...embedder,
            })
            const places = foundShape
              .parse(found)
              .hits.map(({ uri }) => Number(PLACE.exec(uri)?.groups?.['place'] ?? -1))
            return { ids: [...new Set(places.flatMap((place) => told[place]?.id ?? []))] }
          },
          close: async () => {
            await file.seal()
          },
        }
      },
    }
  }

const documentOf = (turn: Turn, place: number) => ({
  title: `turn ${String(place)}`,
  label: 'message',
  text: textOf(turn),
  uri: `mv2://turn/${String(place)}`,
})

const embeddingOf = (model: PeerModel): Embedding => ({
  provider: 'custom',
  modelName: 'hashed-words',
  dimension: model.dimensions,
  embedDocuments: (texts) => embed(model, texts),
  embedQuery: async (text) => (await embed(model, [text]))[0] ?? [],
})

export const memvid = memvidPeer(false)
export const memvidHashed = memvidPeer(true)
