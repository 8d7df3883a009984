import type { AbortSignalLike, Embedder } from '../plugin/ports.ts'
import { embed } from './embed.ts'

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
