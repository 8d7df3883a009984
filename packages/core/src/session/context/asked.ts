import type { WeightedRecall } from '../../memory/recall.ts'
import type { EpochMs } from '../../types/item.ts'

/** What a message says, as far as facts are chosen by it. */
export interface Asked {
  /** Normalised. */
  readonly message: string
  readonly now: EpochMs
  /** Null when the message says nothing of its own. */
  readonly recalled: WeightedRecall | null
}
