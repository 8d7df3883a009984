import type { ModelReading } from '@recollect/core/plugin'
import type { SemanticReader, CardReader, ItemReader } from '@recollect/core/store'
import type { Ledger } from '../evolution/apply-statement.ts'

/** What a run reads, in one snapshot. */
export interface SpaceView {
  readonly semantic: SemanticReader
  readonly items: ItemReader
  readonly cards: CardReader
}

/** Facts of one message, checked. */
export type ItemFacts = Pick<ModelReading, 'itemId' | 'drafts'>

/** What a run writes, in one transaction. */
export interface SpaceLedger extends Ledger {
  readonly items: ItemReader
  /**
   * Commits facts of an episode's messages as one change, and marks the messages as read; one that was read meanwhile is passed over.
   * Returns how many cards it made.
   */
  keepFacts(facts: readonly ItemFacts[], episodeId: string): Promise<number>
}

/** Where a run reads and writes: the store, or in a dry run what would stand there. */
export interface Space {
  read<T>(work: (view: SpaceView) => Promise<T>): Promise<T>
  write<T>(work: (ledger: SpaceLedger) => Promise<T>): Promise<T>
}
