import { join } from 'node:path'
import { createRecollect } from '@recollect/core'
import type { Embedder } from '@recollect/core'
import { sqliteStore } from '@recollect/store-sqlite'
import { manualClock } from '../../library/manual-clock.ts'
import { packs } from '../../library/packs.ts'
import { messageOf } from '../../retrieval/ingest.ts'
import { rankedTurns } from '../../retrieval/ranked-turns.ts'
import { embed } from '../model/embed.ts'
import type { MakePeer, PeerModel } from '../peer.ts'

const recollectPeer =
  (withVectors: boolean): MakePeer =>
  async ({ directory, model }) => {
    const clock = manualClock(0)
    const recollect = await createRecollect({
      store: sqliteStore({ file: join(directory, 'recollect.db') }),
      languages: packs(),
      clock,
      ...(withVectors ? { embedder: hashed(model) } : {}),
    })
    let opened = 0
    return {
      open: async () => {
        const memory = recollect.scope(`conversation:${String((opened += 1))}`)
        clock.set(0)
        return {
          tell: async (turns) => {
            for (const message of turns.map(messageOf)) {
              if (typeof message.at === 'number') clock.set(Math.max(clock.now(), message.at))
              await memory.remember(message)
            }
          },
          ask: async ({ text, at }, limit) => {
            clock.set(at)
            const { hits, answer, evidence } = await memory.recall(text, { limit })
            const answers = evidence !== 'none' || answer.card !== null
            return {
              ids: rankedTurns(hits),
              nothing: evidence === 'none',
              ...(answers && answer.text !== '' ? { answer: answer.text } : {}),
            }
          },
        }
      },
      close: () => recollect.close(),
    }
  }

const hashed = (model: PeerModel): Embedder => ({
  model: 'hashed-words',
  dimensions: model.dimensions,
  embed: async (texts) => (await embed(model, texts)).map((vector) => Float32Array.from(vector)),
})

export const recollect = recollectPeer(false)
export const recollectHashed = recollectPeer(true)
