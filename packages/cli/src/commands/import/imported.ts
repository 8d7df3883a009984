import type { ImportResult } from '@recollect/transfer'
import type { ImportFormat, ImportReport } from '@recollect/importers'
import type { ImportedIndex } from './qa-index.ts'
import type { ImportedGraph } from './memory-file.ts'

/** A file of another system. */
export interface ImportedRecords {
  readonly format: ImportFormat
  /** Notes about the user that `--trust` would read as the user's own statements. */
  readonly quoted: number
  readonly report: ImportReport
}

export type Imported = ImportResult | ImportedIndex | ImportedRecords | ImportedGraph
