import { RecollectError } from '../errors/recollect-error.ts'
import type { AbortSignalLike, EmbedOptions, Embedder } from '../plugin/ports.ts'
import { unit } from './unit.ts'

/**
 * Unit vectors of the texts, checked: an embedder is not trusted to give as many, as long and as finite ones as it should. Ends when
 * the signal says so, whether the embedder listens to it or not.
 * @throws what the embedder throws; `MODEL_INVALID_RESPONSE`; `MODEL_UNAVAILABLE` when it was aborted.
 */
export async function embed(
  embedder: Embedder,
  texts: readonly string[],
  options: EmbedOptions,
): Promise<readonly Float32Array[]> {
  if (options.signal?.aborted) throw aborted(embedder)
  const answer = await untilAborted(embedder.embed(texts, options), embedder, options.signal)
  if (!Array.isArray(answer) || answer.length !== texts.length) {
    throw invalid(embedder, `did not give ${texts.length} vectors for ${texts.length} texts`)
  }
  return answer.map((vector: unknown) => checked(embedder, vector))
}

function checked(embedder: Embedder, vector: unknown): Float32Array {
  if (!(vector instanceof Float32Array)) throw invalid(embedder, 'gave something else than a Float32Array')
  if (vector.length !== embedder.dimensions) {
    throw invalid(embedder, `gave ${vector.length} dimensions, not the ${embedder.dimensions} it declares`)
  }
  return unit(vector) ?? fail(invalid(embedder, 'gave a number that is not finite'))
}

function untilAborted<T>(
  work: Promise<T>,
  embedder: Embedder,
  signal: AbortSignalLike | undefined,
): Promise<T> {
  if (signal === undefined) return work
  return new Promise((resolve, reject) => {
    const stop = () => reject(aborted(embedder))
    signal.addEventListener('abort', stop)
    work.then(resolve, reject).finally(() => signal.removeEventListener?.('abort', stop))
  })
}

const aborted = ({ model }: Embedder) =>
  new RecollectError('MODEL_UNAVAILABLE', `Embedding with "${model}" was aborted by the caller. Try again.`)

const invalid = ({ model }: Embedder, what: string) =>
  new RecollectError(
    'MODEL_INVALID_RESPONSE',
    `The embedder "${model}" ${what}. Nothing of it was kept. Correct its settings, or use another model name.`,
  )

function fail(error: Error): never {
  throw error
}
