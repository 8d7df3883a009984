import { z } from 'zod'
import type { PeerModel } from '../peer.ts'

const answer = z.object({ data: z.array(z.object({ embedding: z.array(z.number()) })) })

/** Vectors of texts, as the model server hashes their words: the same for every system that wants some. */
export async function embed(model: PeerModel, input: readonly string[]): Promise<number[][]> {
  const response = await fetch(`${model.url}/embeddings`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ model: 'scripted-embedding', input, dimensions: model.dimensions }),
  })
  return answer.parse(await response.json()).data.map(({ embedding }) => embedding)
}
