import type { ConfigInput, Embedder } from '@recollect/core'
import { z } from 'zod'
import { LANGS } from '../text/index.ts'
import { isZone } from '../util/zone.ts'

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
  /** The tables were distributed by `recollect migrate --citus`. */
  citus: z.boolean().optional(),
  /** A streaming replica that reads may go to. */
  replicaUrl: z.string().min(1).optional(),
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
  /** Finds messages by meaning too. Only a file of code can hold one. */
  embedder: z
    .custom<Embedder>(isEmbedder, {
      error:
        'must be an embedder, an object with model, dimensions and embed(); a .ts or .js file can hold one',
    })
    .optional(),
  /** How a Postgres server is used. */
  postgres: postgres.optional(),
  /** IANA zone in which relative dates are read. */
  timeZone: z.string().refine(isZone, { error: 'is not an IANA time zone such as Asia/Shanghai' }).optional(),
})

export type CliConfigInput = z.input<typeof cliSchema>

/** What `recollect.config.{ts,js,json}` may hold. */
export type RecollectConfig = CliConfigInput & ConfigInput

export const LIBRARY_SECTIONS = ['extraction', 'query', 'recall', 'limits', 'slots', 'factTypes'] as const
