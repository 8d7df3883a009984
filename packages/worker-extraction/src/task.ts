import type { BulkSetup, BulkText, Extraction } from '@recollect/core/extraction'

/** What a thread is asked. */
export interface Task {
  /** Address of the module that exports the language packs. */
  readonly languages: string
  readonly setup: BulkSetup
  readonly texts: readonly BulkText[]
}

/** What it answers: errors lose their class between threads, so a refusal is told in words. */
export type Reply = { readonly read: readonly (Extraction | null)[] } | { readonly refused: string }
