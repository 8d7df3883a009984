import type { Engine } from '../engine.ts'
import { errorCode, embed } from '@recollect/core/plugin'
import type { AbortSignalLike } from '@recollect/core'
import type { AskedVector } from './near.ts'

/** A query as a vector, before the store is read; undefined without an embedder, and when it fails: words are searched all the same. */
export async function queryVector(
  { embedder, config, observer }: Engine,
  query: string,
  signal?: AbortSignalLike,
): Promise<AskedVector | undefined> {
  if (embedder === null || config.query.off.includes('vector')) return undefined
  const { model, dimensions } = embedder
  try {
    const options = { kind: 'query' as const, ...(signal === undefined ? {} : { signal }) }
    const [vector] = await embed(embedder, [query], options)
    return vector && { space: { model, dimensions }, vector }
  } catch (error) {
    observer?.count('recollect.embedding.failed', 1, { error: errorCode(error) })
    return undefined
  }
}
