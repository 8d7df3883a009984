import type { Embedder } from '@recollect/core'

const DIMENSIONS = 32

/** Counts characters: enough to have vectors. */
export const letterEmbedder: Embedder = {
  model: 'letters',
  dimensions: DIMENSIONS,
  embed: (texts) => Promise.resolve(texts.map(vectorOf)),
}

function vectorOf(text: string): Float32Array {
  const vector = new Float32Array(DIMENSIONS)
  for (const letter of text) {
    const at = (letter.codePointAt(0) ?? 0) % DIMENSIONS
    vector[at] = (vector[at] ?? 0) + 1
  }
  const length = Math.hypot(...vector)
  return vector.map((value) => value / length)
}
