import { z } from 'zod'
import { ModelError } from '../../model-error.ts'

const responseSchema = z.object({
  data: z.array(
    z.object({
      index: z.int().nonnegative().optional(),
      embedding: z.union([z.array(z.number()), z.base64()]),
    }),
  ),
})

type Entry = z.infer<typeof responseSchema>['data'][number]

/** The vectors of an answer in the order of the texts. Throws `MODEL_INVALID_RESPONSE` unless there is one for each. */
export function readResponse(answer: unknown, count: number): readonly Float32Array[] {
  const { success, data } = responseSchema.safeParse(answer)
  if (!success) throw invalid('is no list of embeddings')
  const entries = data.data
  if (entries.length !== count) throw invalid(`has ${entries.length} vectors for ${count} texts`)
  const vectors: (Float32Array | undefined)[] = Array.from({ length: count })
  for (const [place, entry] of entries.entries()) {
    const at = entry.index ?? place
    if (at >= count || vectors[at] !== undefined) throw invalid(`numbers its vectors wrongly (${at})`)
    vectors[at] = decode(entry.embedding)
  }
  return vectors.filter((vector) => vector !== undefined)
}

function decode(embedding: Entry['embedding']): Float32Array {
  if (typeof embedding !== 'string') return Float32Array.from(embedding)
  const bytes = Uint8Array.from(atob(embedding), (char) => char.charCodeAt(0))
  if (bytes.length % 4 !== 0) throw invalid('has a vector that is cut off')
  const view = new DataView(bytes.buffer)
  // Little endian on every machine: that is how the API packs it.
  return Float32Array.from({ length: bytes.length / 4 }, (_, i) => view.getFloat32(i * 4, true))
}

const invalid = (what: string) =>
  new ModelError(
    'MODEL_INVALID_RESPONSE',
    `The server's answer ${what}. Try again; if it stays so, the server is not compatible: check baseURL and encoding.`,
  )
