import type { Discoverer, Engine as CoreEngine, ModelExtractor } from '@recollect/core/plugin'
import type { NodeAccesses } from './node-accesses.ts'
import type { DiscoverySettings } from './options.ts'

/** What one memory was made of, with what discovery goes by. */
export interface Engine extends CoreEngine {
  readonly settings: DiscoverySettings
  readonly discoverer: Discoverer | null
  readonly modelExtractor: ModelExtractor | null
  /** What recalls found of private knowledge, to be noted when the scope is next discovered in or settled, or on close. */
  readonly nodeAccesses: NodeAccesses
}
