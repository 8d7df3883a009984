import type { Config } from './config/schema.ts'
import type { EpochMs } from './types/item.ts'
import type { SlotSpec } from './types/slot.ts'
import type { Extraction } from './plugin/extractor.ts'

/** What extraction depends on beside the language packs, as plain data that can be handed to another thread. */
export interface BulkSetup {
  readonly config: Config
  /** Slots given to `createRecollect`. */
  readonly slots: readonly SlotSpec[]
  /** IANA zone that relative dates are read in. */
  readonly zone: string
  /** Which packs read, and in which versions; those of a bulk extractor must give the same. */
  readonly packsId: string
}

/** A user's message to read. */
export interface BulkText {
  readonly text: string
  readonly saidAt: EpochMs
}

/**
 * Reads many messages beside the thread that writes them, such as on threads of its own. What it finds is what the packs of the memory
 * find: a memory without one gives the same facts.
 */
export interface BulkExtractor {
  readonly specVersion: 1
  /**
   * What each text says, in their order; null where a pack failed on one, which is then read again by the memory itself. A rejection that
   * is no InvalidConfigError has all of them read by the memory itself.
   * @throws InvalidConfigError when its packs are not those of the memory.
   */
  extract(texts: readonly BulkText[], setup: BulkSetup): Promise<readonly (Extraction | null)[]>
  /** Ends what it started. Safe to call twice. */
  close(): Promise<void>
}
