import type { Engine } from '../engine.ts'
import type { Discoverer, ModelCall, ModelExtractor } from '@recollect/core/plugin'
import type { AbortSignalLike } from '@recollect/core'
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
