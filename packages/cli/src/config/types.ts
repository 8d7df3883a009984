import type { Config, Embedder } from '@recollect/core'
import type { DiscoverySettings } from '@recollect/knowledge'
import type { SessionSettings } from '@recollect/sessions'
import type { Env } from '../argv/language.ts'
import type { Say } from '../errors/cli-error.ts'
import type { Lang } from '../text/index.ts'
import type { PrivacySettings } from './privacy.ts'
import type { SQLITE_DRIVERS } from './schema.ts'

/** How a Postgres server is used; what is left out has the default of the store. */
export interface ServerSettings {
  readonly schema: string
  readonly poolSize?: number
  readonly partitions?: number
  readonly grantTo?: string
  readonly vectors?: 'auto' | 'packed' | 'pgvector'
  readonly prepare?: boolean
  readonly replicaUrl?: string
}

/** How a server that speaks the protocol of OpenAI is asked; what is left out has the default of the client. */
export interface ModelSettings {
  /** Null: no model is used. */
  readonly name: string | null
  /** Null: OpenAI's. */
  readonly baseURL: string | null
  readonly structured?: 'auto' | 'json_schema' | 'json_object' | 'text'
  readonly prices?: { readonly inputPerMillion: number; readonly outputPerMillion: number }
  readonly maxTokens?: number
  /** Milliseconds. */
  readonly timeout?: number
}

/** An embedding model on such a server. */
export interface EmbedderSettings {
  readonly name: string
  readonly dimensions?: number | undefined
  readonly baseURL?: string | undefined
}

/** A key that was found in the environment: nothing prints it, since nothing holds it as text. */
export interface Secret {
  /** The variable it stands in. */
  readonly from: string
  reveal(): string
}

/** The command's own settings, complete; `db` is an absolute path, or the address of a server with its password. */
export interface Settings {
  readonly db: string
  readonly scope: string
  readonly lang: Lang
  readonly languages: readonly ('zh' | 'en')[]
  readonly register: 'polite' | 'plain'
  readonly durability: 'full' | 'normal'
  readonly sqliteDriver: (typeof SQLITE_DRIVERS)[number]
  readonly timeZone: string
  readonly postgres: ServerSettings
  readonly model: ModelSettings
  readonly privacy: PrivacySettings
  /** Who acts. */
  readonly as: string
  /** Origins of pages that may use what is served over HTTP. */
  readonly origins: readonly string[]
  /** Names by which what is served may be asked, beside those of this machine. */
  readonly allowedHosts: readonly string[]
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
  readonly sessions: SessionSettings
  readonly discovery: DiscoverySettings
  /** Null: messages are found by their words. */
  readonly embedder: Embedder | EmbedderSettings | null
  /** Of the servers of `model` and `embedder`. */
  readonly key: Secret | null
  /** Of the call; keys of `privacy` may stand in it. */
  readonly env: Env
  /** The file that was read, absolute; null when there is none. */
  readonly file: string | null
  /** By dotted path: `db`, `recall.limit`. */
  readonly sources: Readonly<Record<string, Source>>
  readonly warnings: readonly Say[]
  /** Not empty: the values are the defaults and must not be used for work. */
  readonly errors: readonly Say[]
}
