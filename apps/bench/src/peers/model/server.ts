import { startModelServer } from '@recollect/testkit/model-server'
import type { PeerModel } from '../peer.ts'
import { verbatim } from './verbatim.ts'

/** Enough for the words of a conversation to fall apart. */
const DIMENSIONS = 512

/** Requests so far. */
export interface ModelCalls {
  readonly chat: number
  readonly embedding: number
}

export interface PeerModelServer extends PeerModel {
  calls(): ModelCalls
  close(): Promise<void>
}

/** The one model all systems have: it hashes words, and repeats what it is to extract from. */
export async function startPeerModel(): Promise<PeerModelServer> {
  const server = await startModelServer({ reply: verbatim, dimensions: DIMENSIONS })
  return {
    url: server.url,
    dimensions: DIMENSIONS,
    calls: () => {
      const embedding = server.requests.filter(({ task }) => task === 'embeddings').length
      return { embedding, chat: server.requests.length - embedding }
    },
    close: () => server.close(),
  }
}

export const callsBetween = (before: ModelCalls, after: ModelCalls): ModelCalls => ({
  chat: after.chat - before.chat,
  embedding: after.embedding - before.embedding,
})
