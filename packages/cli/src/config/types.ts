import type { Config, Embedder } from '@recollect/core'
import type { Say } from '../errors/cli-error.ts'
import type { Lang } from '../text/index.ts'

/** The command's own settings, complete; `db` is absolute. */
export interface Settings {
  readonly db: string
  readonly scope: string
  readonly lang: Lang
  readonly languages: readonly ('zh' | 'en')[]
  readonly register: 'polite' | 'plain'
  readonly durability: 'full' | 'normal'
  readonly timeZone: string
}

export interface Source {
  readonly from: 'flag' | 'file' | 'environment' | 'default'
  /** `--db`, `RECOLLECT_DB`, the file's name; empty for defaults. */
  readonly name: string
}

export interface LoadedConfig {
  readonly settings: Settings
  /** The library's part. */
  readonly library: Config
  /** Null: messages are found by their words. */
  readonly embedder: Embedder | null
  /** The file that was read, absolute; null when there is none. */
  readonly file: string | null
  /** By dotted path: `db`, `query.pronouns`. */
  readonly sources: Readonly<Record<string, Source>>
  readonly warnings: readonly Say[]
  /** Not empty: the values are the defaults and must not be used for work. */
  readonly errors: readonly Say[]
}
