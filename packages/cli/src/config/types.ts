import type { Config, Embedder } from '@recollect/core'
import type { Say } from '../errors/cli-error.ts'
import type { Lang } from '../text/index.ts'

/** How a Postgres server is used; what is left out has the default of the store. */
export interface ServerSettings {
  readonly schema: string
  readonly poolSize?: number
  readonly partitions?: number
  readonly grantTo?: string
  readonly vectors?: 'auto' | 'packed' | 'pgvector'
  readonly prepare?: boolean
  readonly citus?: boolean
  readonly replicaUrl?: string
}

/** The command's own settings, complete; `db` is an absolute path, or the address of a server with its password. */
export interface Settings {
  readonly db: string
  readonly scope: string
  readonly lang: Lang
  readonly languages: readonly ('zh' | 'en')[]
  readonly register: 'polite' | 'plain'
  readonly durability: 'full' | 'normal'
  readonly timeZone: string
  readonly postgres: ServerSettings
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
