import type { ReembedOptions, ReembedProgress, AbortSignalLike } from '@recollect/core'
import type { Engine } from '../engine.ts'
import { embedOwed } from './embed-owed.ts'
import { unavailable } from '@recollect/core/plugin'

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
