import { InvalidConfigError } from '../errors/invalid-config-error.ts'
import { UnsupportedCapabilityError } from '../errors/store-error.ts'
import type { Embedder } from '../plugin/ports.ts'
import type { Store } from '../plugin/store.ts'

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
