import type { ReembedOptions, ReembedProgress } from '../api/memory.ts'
import type { Engine } from '../engine.ts'
import type { AbortSignalLike } from '../plugin/ports.ts'
import { embedOwed } from '../semantic/vectors/embed-owed.ts'
import { unavailable } from './embedder-unavailable.ts'

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
