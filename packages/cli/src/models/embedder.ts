import type { Embedder } from '@recollect/core'
import type { LoadedConfig } from '../config/types.ts'
import { field } from '../util/objects.ts'
import { serverOf } from './server.ts'

/** The embedder of the configuration; one on a server is made here, and its client loaded only then. */
export async function loadEmbedder(loaded: LoadedConfig): Promise<Embedder | null> {
  const { embedder, settings } = loaded
  if (embedder === null || 'embed' in embedder) return embedder
  const { openAiEmbedder } = await import('@recollect/llm-discovery')
  return openAiEmbedder({
    model: embedder.name,
    ...field('dimensions', embedder.dimensions),
    ...serverOf(embedder.baseURL ?? settings.model.baseURL, loaded),
  })
}

/** Its name, without loading anything. */
export const embedderName = ({ embedder }: Pick<LoadedConfig, 'embedder'>): string | null =>
  embedder === null ? null : 'embed' in embedder ? embedder.model : embedder.name
