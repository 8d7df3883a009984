export const POOLINGS = ['mean', 'cls', 'last', 'model'] as const
/** How the vectors of tokens become that of a text. */
export type Pooling = (typeof POOLINGS)[number]

/** What a model gives for a batch: for each text, for each token, `width` numbers. */
export interface TokenVectors {
  readonly data: Float32Array
  readonly tokens: number
  readonly width: number
  /** 1 where a token is the text's, 0 where it pads; one a token. */
  readonly mask: readonly number[]
}

/** One vector a text. Padding takes no part, on whichever side the tokenizer puts it. */
export function pool(
  how: Exclude<Pooling, 'model'>,
  count: number,
  { data, tokens, width, mask }: TokenVectors,
): readonly Float32Array[] {
  return Array.from({ length: count }, (_, text) => {
    const real = placesOf(mask, text * tokens, tokens)
    const vectors = chosen(how, real).map((at) => data.subarray(at * width, (at + 1) * width))
    return meanOf(vectors, width)
  })
}

/** Where each text's last token stands. */
export function lastPlaces(mask: readonly number[], count: number): readonly number[] {
  const tokens = mask.length / count
  return Array.from({ length: count }, (_, text) => placesOf(mask, text * tokens, tokens).slice(-1)).flat()
}

function placesOf(mask: readonly number[], from: number, tokens: number): readonly number[] {
  const places: number[] = []
  for (let at = from; at < from + tokens; at++) if (mask[at] === 1) places.push(at)
  return places
}

function chosen(how: Exclude<Pooling, 'model'>, places: readonly number[]): readonly number[] {
  if (how === 'mean') return places
  return how === 'cls' ? places.slice(0, 1) : places.slice(-1)
}

function meanOf(vectors: readonly Float32Array[], width: number): Float32Array {
  const sum = new Float64Array(width)
  for (const vector of vectors) for (let i = 0; i < width; i++) sum[i] = (sum[i] ?? 0) + (vector[i] ?? 0)
  return Float32Array.from(sum, (x) => x / Math.max(1, vectors.length))
}
