import type { ReembedOptions, ReembedProgress, AbortSignalLike } from '@recollect/core'
import type { Engine } from '../engine.ts'
import { embedOwed } from './embed-owed.ts'
import { unavailable } from '@recollect/core/plugin'
import type { SemanticReader, VectorSpace } from '@recollect/core/store'

/**
 * Goes on with nodes and episodes. @throws RecollectError `MODEL_UNAVAILABLE` when the embedder does not answer; a caller who stopped it
 * is told nothing.
 */
export async function embedKnowledge(
  engine: Engine,
  scope: string,
  before: ReembedProgress,
  signal: AbortSignalLike | undefined,
  onProgress: ReembedOptions['onProgress'],
): Promise<ReembedProgress> {
  let progress = before
  const { error } = await embedOwed(engine, scope, signal, async (count, refused) => {
    const done = progress.done + count
    const failed = progress.failed + refused
    progress = { ...progress, done, failed, total: Math.max(progress.total, done) }
    await onProgress?.(progress)
  })
  if (error !== null && engine.embedder !== null && signal?.aborted !== true)
    throw unavailable(engine.embedder, error)
  return progress
}

/** As many as a store lists at once. */
const MOST = 1000

/** Nodes and episodes without a vector of the space, counted up to 1,000 of each. No statement where a scope has no episodes. */
export async function owedKnowledge(
  semantic: SemanticReader | undefined,
  space: VectorSpace,
): Promise<number> {
  if (semantic === undefined || semantic.cutUpTo === 0) return 0
  const [nodes, episodes] = await Promise.all([
    semantic.withoutVector('node', space, MOST),
    semantic.withoutVector('episode', space, MOST),
  ])
  return nodes.length + episodes.length
}
