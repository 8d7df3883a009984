import type { LoadedConfig } from './config/types.ts'
import type { Io } from './io/io.ts'
import type { Catalogue } from './text/index.ts'

/** A command as a shell completes it. */
export interface CompletedCommand {
  readonly name: string
  readonly help: string
  readonly options: readonly {
    /** `--limit` */
    readonly flag: string
    readonly help: string
    /** Whether a value follows. */
    readonly takes: boolean
  }[]
}

/** What every command is given beside its options. */
export interface Context {
  readonly io: Io
  readonly loaded: LoadedConfig
  readonly text: Catalogue
  /** `--json`: one document on standard output. */
  readonly json: boolean
  /** Every command there is. */
  commands(): readonly CompletedCommand[]
}
