import type { Engine } from '../../engine.ts'
import type { Discoverer, ModelCall, ModelExtractor } from '../../plugin/discoverer.ts'
import type { AbortSignalLike } from '../../plugin/ports.ts'
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
