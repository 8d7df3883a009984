import type { LoadedConfig } from './config/types.ts'
import type { Io } from './io/io.ts'
import type { Catalogue } from './text/index.ts'

/** A command as a shell completes it. */
export interface CompletedCommand {
  readonly name: string
  readonly help: string
  /** What its first argument may be; none: anything. */
  readonly actions: readonly string[]
  readonly options: readonly CompletedOption[]
}

export interface CompletedOption {
  /** `--limit` */
  readonly flag: string
  /** `-n`, where it has a short form. */
  readonly short: string | null
  readonly help: string
  /** Whether a value follows. */
  readonly takes: boolean
  /** What that value may be; none: anything. */
  readonly choices: readonly string[]
  /** Whether every command has it, so that it may stand before the command too. */
  readonly common: boolean
}

/** What every command is given beside its options. */
export interface Context {
  readonly io: Io
  readonly loaded: LoadedConfig
  readonly text: Catalogue
  /** `--json`: one document on standard output. */
  readonly json: boolean
  /** Every command there is. */
  commands(): Promise<readonly CompletedCommand[]>
}
