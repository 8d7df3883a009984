import type { LoadedConfig } from './config/types.ts'
import type { Io } from './io/io.ts'
import type { Catalogue } from './text/index.ts'

/** What every command is given beside its options. */
export interface Context {
  readonly io: Io
  readonly loaded: LoadedConfig
  readonly text: Catalogue
  /** `--json`: one document on standard output. */
  readonly json: boolean
}
