import type { EpochMs } from '@recollect/core'
import type { WeightedRecall } from '@recollect/core/plugin'

/** What a message says, as far as facts are chosen by it. */
export interface Asked {
  /** Normalised. */
  readonly message: string
  readonly now: EpochMs
  /** Null when the message says nothing of its own. */
  readonly recalled: WeightedRecall | null
}
