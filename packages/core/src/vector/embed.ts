import { RecollectError, InvalidConfigError, UnsupportedCapabilityError } from '../errors/errors.ts'
import type { AbortSignalLike, EmbedOptions, Embedder } from '../plugin/ports.ts'
import { unit } from './unit.ts'
import type { Store } from '../plugin/store.ts'

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

/** What became of some texts. */
export interface Embedded {
  /** Null where there is none. */
  readonly vectors: readonly (Float32Array | null)[]
  /** The last error; null when every text has its vector. */
  readonly error: unknown
  /** The embedder answers nothing at present: the texts are not to blame. */
  readonly down: boolean
}

/** Any embedder that works takes it. */
const PROBE = 'ok'

/** Embeds the texts it can. A text that is refused is looked for by halving, so that it keeps no other from its vector. Throws nothing. */
export async function embedEach(
  embedder: Embedder,
  texts: readonly string[],
  signal: AbortSignalLike | undefined,
): Promise<Embedded> {
  try {
    const vectors = await embed(embedder, texts, passages(signal))
    return { vectors, error: null, down: false }
  } catch (error) {
    const down = signal?.aborted === true || !(await answers(embedder, signal))
    if (down || texts.length === 1) return { vectors: texts.map(() => null), error, down }
  }
  const middle = texts.length >> 1
  const first = await embedEach(embedder, texts.slice(0, middle), signal)
  const rest = texts.slice(middle)
  const second = first.down
    ? { ...first, vectors: rest.map(() => null) }
    : await embedEach(embedder, rest, signal)
  return {
    vectors: [...first.vectors, ...second.vectors],
    error: second.error ?? first.error,
    down: second.down,
  }
}

const passages = (signal: AbortSignalLike | undefined) =>
  signal === undefined ? { kind: 'passage' as const } : { kind: 'passage' as const, signal }

async function answers(embedder: Embedder, signal: AbortSignalLike | undefined): Promise<boolean> {
  try {
    await embed(embedder, [PROBE], passages(signal))
    return true
  } catch {
    return false
  }
}

/** What stores and their extensions hold; no model in use comes near. */
const MOST_DIMENSIONS = 16_000

/**
 * Checks what callers without types may pass.
 * @throws InvalidConfigError when it is no embedder, UnsupportedCapabilityError when the store keeps no vectors.
 */
export function checkEmbedder(embedder: Embedder, store: Store): void {
  if (typeof embedder !== 'object' || embedder === null || typeof embedder.embed !== 'function') {
    throw new InvalidConfigError('embedder needs { model, dimensions, embed(texts) }. Leave it out for none.')
  }
  const { model, dimensions } = embedder
  if (typeof model !== 'string' || model.trim() === '') {
    throw new InvalidConfigError('embedder.model must name the model: vectors are kept under it.')
  }
  if (!Number.isInteger(dimensions) || dimensions < 1 || dimensions > MOST_DIMENSIONS) {
    throw new InvalidConfigError(
      `embedder.dimensions is ${String(dimensions)}. Pass the length of its vectors, 1 to ${MOST_DIMENSIONS}.`,
    )
  }
  if (!store.capabilities.vectors) throw new UnsupportedCapabilityError(store.name, 'vectors')
}
