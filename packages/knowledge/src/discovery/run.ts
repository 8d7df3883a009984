import type { Engine } from '../engine.ts'
import type { Discoverer, ModelCall, ModelExtractor } from '@recollect/core/plugin'
import type { AbortSignalLike, Episode } from '@recollect/core'
import type { RunMeter } from './meter.ts'
import type { Space } from './space.ts'

/** Everything one run of discovery works with. */
export interface Run {
  readonly engine: Engine
  readonly scope: string
  readonly space: Space
  readonly discoverer: Discoverer
  /** Null unless `discovery.extractFacts` is on. */
  readonly extractor: ModelExtractor | null
  readonly meter: RunMeter
  readonly signal: AbortSignalLike | undefined
}

export const callOf = ({ meter, signal }: Run): ModelCall =>
  signal === undefined ? { meter } : { meter, signal }

/** Whether an episode is as it was read before a model was asked. What is not is left to the next run. Pure. */
export const isUnchanged = (before: Episode, now: Episode | null): boolean =>
  now !== null &&
  now.state === before.state &&
  now.attempts === before.attempts &&
  now.narratedBy === before.narratedBy &&
  now.discoveredAt === before.discoveredAt &&
  now.content === before.content &&
  now.itemIds.length === before.itemIds.length &&
  now.itemIds.every((id, at) => id === before.itemIds[at])

/** What a plugin works out, unless the run is aborted first: it need not listen to the signal itself, nor ever end. */
export function untilAborted<T>(work: () => Promise<T>, signal: AbortSignalLike | undefined): Promise<T> {
  if (signal === undefined) return work()
  return new Promise((resolve, reject) => {
    const stop = () => reject(new Error('It was aborted.'))
    if (signal.aborted) return stop()
    signal.addEventListener('abort', stop)
    void work()
      .then(resolve, reject)
      .finally(() => signal.removeEventListener?.('abort', stop))
  })
}
