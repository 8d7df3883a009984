import { z } from 'zod'
import { EXPANSION_KINDS } from '../plugin/query.ts'

const share = z.number().min(0).max(1)
const flag = (value: boolean) => z.boolean().default(value)

/** Design 000, "Configuration". */
const extraction = z
  .strictObject({
    /** Off: messages are kept, no facts are extracted, not even by `backfill`. */
    enabled: flag(true),
    /** Cards below it are reported as rejected, not stored. */
    confidenceThreshold: share.default(0.7),
    /** Off: extraction is left to `backfill`. */
    extractOnStore: flag(true),
  })
  .prefault({})

/** One switch a phase, so that each can be rolled back alone (design 002, "Migration Plan"). */
const query = z
  .strictObject({
    enableDetection: flag(true),
    enableExpansion: flag(true),
    expansionStrategies: z.array(z.enum(EXPANSION_KINDS)).default([...EXPANSION_KINDS]),
    /** Keep expansions in `query_expansions`. */
    cacheExpansions: flag(true),
    /** 你 / 我 / 您 / I / you are matched as one word. */
    pronouns: flag(true),
    card: flag(true),
    exact: flag(true),
    fullText: flag(true),
    /** Runs only when full text gave fewer than half the limit. */
    substring: flag(true),
    /** Whole term 1, part of a word .7, characters .3; off: whole terms only. */
    partialScores: flag(true),
  })
  .prefault({})

const recall = z
  .strictObject({
    limit: z.number().int().min(1).max(1000).default(10),
    /** Postings read a recall, over all terms; rarest terms first. LIMITS: 2,000 holds 500,000 items in one scope under 1 ms. */
    postingsBudget: z.number().int().min(100).max(1_000_000).default(4000),
    /** Newest items the substring tier looks at. */
    substringScan: z.number().int().min(0).max(100_000).default(1000),
    /** Share of the query's informative words a hit must have to count as weak evidence. */
    weakCoverage: share.default(0.25),
  })
  .prefault({})

const limits = z
  .strictObject({
    /** Bytes of UTF-8, for messages; holds after normalisation too. */
    maxTextBytes: z.number().int().min(1).max(10_000_000).default(100_000),
    /** Bytes of UTF-8, for queries. */
    maxQueryBytes: z.number().int().min(1).max(1_000_000).default(10_000),
  })
  .prefault({})

export const configSchema = z.strictObject({ extraction, query, recall, limits })

/** As callers write it: everything optional. */
export type ConfigInput = z.input<typeof configSchema>
/** Complete. */
export type Config = z.output<typeof configSchema>
