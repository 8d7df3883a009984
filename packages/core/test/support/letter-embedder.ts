import type { Embedder } from '../../src/index.ts'

/** How often each letter stands in a text. `before` is called first; what it throws is what the embedder throws. */
export function letterEmbedder(before: (texts: readonly string[]) => unknown = () => null): Embedder {
  return {
    model: 'letters',
    dimensions: 26,
    embed: async (texts) => {
      await before(texts)
      return texts.map((text) => {
        const vector = new Float32Array(26)
        for (const char of text.toLowerCase()) {
          const at = char.charCodeAt(0) - 97
          if (at >= 0 && at < 26) vector[at] = (vector[at] ?? 0) + 1
        }
        return vector
      })
    },
  }
}
