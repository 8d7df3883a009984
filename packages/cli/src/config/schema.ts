import type { ConfigInput, Embedder } from '@recollect/core'
import type { discoveryOptions } from '@recollect/knowledge'
import type { SessionOptions } from '@recollect/sessions'
import { z } from 'zod'
import { LANGS } from '../text/index.ts'
import { isZone } from '../util/zone.ts'
import { privacySchema } from './privacy-schema.ts'

/** As of `@recollect/store-sqlite`. */
export const SQLITE_DRIVERS = ['better-sqlite3', 'node:sqlite', 'bun:sqlite', 'libsql'] as const

const path = z.string().trim().min(1)

const postgres = z.strictObject({
  /** The schema that holds the tables; default `recollect`. */
  schema: z.string().min(1).optional(),
  poolSize: z.int().min(1).max(1000).optional(),
  /** Into how many parts `migrate` cuts each table it makes. */
  partitions: z.int().min(1).max(64).optional(),
  /** The role that `migrate` lets read and write. */
  grantTo: z.string().min(1).optional(),
  vectors: z.enum(['auto', 'packed', 'pgvector']).optional(),
  /** false behind PgBouncer before 1.21 in transaction mode. */
  prepare: z.boolean().optional(),
  /** A streaming replica that reads may go to. */
  replicaUrl: z.string().min(1).optional(),
})

const address = z.string().refine((value) => URL.canParse(value) && /^https?:/iu.test(value), {
  error: 'is no http(s) address such as http://localhost:11434/v1',
})
/** Files are shared and put under version control. */
const noKey = z.undefined({ error: 'is read from the environment only: OPENAI_API_KEY' }).optional()
const price = z.number().min(0).max(1_000_000)

/** A model on a server that speaks the protocol of OpenAI. */
const model = z.strictObject({
  name: z.string().trim().min(1).optional(),
  /** Usually ending in `/v1`. */
  baseURL: address.optional(),
  /** How replies are asked for; left out, it is found out. */
  structured: z.enum(['auto', 'json_schema', 'json_object', 'text']).optional(),
  /** In any currency: `discovery.budget.costPerDay` counts in it. */
  prices: z.strictObject({ inputPerMillion: price, outputPerMillion: price }).optional(),
  /** Tokens a reply may have. */
  maxTokens: z.int().min(1).max(1_000_000).optional(),
  /** Milliseconds one attempt may take. */
  timeout: z.int().min(1).max(3_600_000).optional(),
  apiKey: noKey,
})

const embedderServer = z.strictObject({
  name: z.string().trim().min(1),
  dimensions: z.int().min(1).max(65_536).optional(),
  baseURL: address.optional(),
  apiKey: noKey,
})

const isEmbedder = (value: unknown): boolean =>
  typeof value === 'object' && value !== null && 'embed' in value && typeof value.embed === 'function'

/** What the command adds to the library's configuration. */
export const cliSchema = z.strictObject({
  /** A file, relative to the configuration file, or `postgres://user@host/database`. */
  db: path.optional(),
  scope: z.string().min(1).optional(),
  /** Language of messages. */
  lang: z.enum(LANGS).optional(),
  /** Language packs, by name. */
  languages: z
    .array(z.enum(['zh', 'en']))
    .min(1)
    .optional(),
  /** 您 or 你 in Chinese answers. */
  register: z.enum(['polite', 'plain']).optional(),
  /** `full`: a commit survives power loss; `normal`: it survives a crash. */
  durability: z.enum(['full', 'normal']).optional(),
  /** What opens a file: `node:sqlite` needs no compiler, and Node 22.13 or later. */
  sqliteDriver: z.enum(SQLITE_DRIVERS).optional(),
  /** Finds messages by meaning too: on a server, or an embedder of one's own, which only a file of code can hold. */
  embedder: z
    .union([z.custom<Embedder>(isEmbedder), embedderServer], {
      error:
        'must be an embedder: { name, dimensions, baseURL } of a server, or in a .ts or .js file an object with model, dimensions and embed()',
    })
    .optional(),
  /** Narrates episodes and finds private knowledge in them, when `discover` is called. */
  model: model.optional(),
  /** How a Postgres server is used. */
  postgres: postgres.optional(),
  /** Origins of pages that may use what is served over HTTP, as `https://app.example`. */
  origins: z.array(z.string().trim().min(1)).optional(),
  /** Names by which what is served over HTTP may be asked, beside those of this machine. */
  allowedHosts: z.array(z.string().trim().min(1)).optional(),
  /** Encryption, access, audit and retention. */
  privacy: privacySchema.optional(),
  /** IANA zone in which relative dates are read. */
  timeZone: z.string().refine(isZone, { error: 'is not an IANA time zone such as Asia/Shanghai' }).optional(),
})

export type CliConfigInput = z.input<typeof cliSchema>

/** What `recollect.config.{ts,js,json}` may hold. */
export type RecollectConfig = CliConfigInput &
  ConfigInput & { readonly sessions?: SessionOptions; readonly discovery?: z.input<typeof discoveryOptions> }

export const LIBRARY_SECTIONS = ['extraction', 'query', 'recall', 'limits', 'slots', 'factTypes'] as const
