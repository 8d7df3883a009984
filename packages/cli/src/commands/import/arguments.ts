import type { Encoding, FieldMap } from '@recollect/importers'

export const FORMATS = [
  ...(['auto', 'recollect', 'mem0', 'chatgpt', 'claude', 'claude-code', 'gemini', 'memories'] as const),
  ...(['memory-jsonl', 'jsonl', 'csv'] as const),
] as const

export interface ImportArguments {
  /** Null: standard input. */
  readonly file: string | null
  /** Null: what it is beyond doubt, else an export of Recollect. */
  readonly from: (typeof FORMATS)[number] | null
  readonly dryRun: boolean
  readonly user: string | undefined
  /** Notes about the user are the user's own statements. */
  readonly trust: boolean
  readonly skipUnreadable: boolean
  readonly encoding: Encoding | undefined
  readonly columns: FieldMap
}
