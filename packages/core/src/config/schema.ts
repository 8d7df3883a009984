import { z } from 'zod'
import { EXPANSION_KINDS } from '../plugin/query.ts'
import type { FactTypeInput, SlotInput } from '../types/fact-type.ts'

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
    /** Facts one step away: of the one a question describes, of everybody. */
    linked: flag(true),
    /** Runs only when full text gave fewer than half the limit. */
    substring: flag(true),
    /** Whole term 1, part of a word .7, characters .3; off: whole terms only. */
    partialScores: flag(true),
    /** A query that asks for several things is taken apart. */
    parts: flag(true),
    /** Terms of the best message are looked for too. */
    feedback: flag(true),
    /** The answer to a question that matches, the turn before one. */
    neighbors: flag(true),
    /** Where much is found, what stands around it. */
    context: flag(true),
    /** The words of a person the query names. */
    speakers: flag(true),
    /** An assistant's words count less unless they are asked for; questions less than statements. */
    roles: flag(true),
    /** Standing wishes, where help is asked for. */
    standing: flag(true),
    /** What was said at the time the query names. */
    dates: flag(true),
    /** What says the same again goes behind. */
    nearDuplicates: flag(true),
    /** With an embedder only. */
    vector: flag(true),
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
    /** Cosine of message and query from which on the vector tier finds it (design 003, "semantic threshold"). */
    vectorThreshold: z.number().min(-1).max(1).default(0.6),
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

export const configSchema = z.strictObject({
  extraction,
  query,
  recall,
  limits,
  /** Slots added to the registry; their entries are checked when they are loaded, which few need. */
  slots: z.array(z.custom<SlotInput>()).default([]),
  /** Fact types of one's own; checked when they are loaded too. */
  factTypes: z.array(z.custom<FactTypeInput>()).default([]),
})

/** As callers write it: everything optional. */
export type ConfigInput = z.input<typeof configSchema>
/** Complete. */
export type Config = z.output<typeof configSchema>
