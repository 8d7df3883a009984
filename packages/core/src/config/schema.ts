import { z } from 'zod'
import { RECALL_POLICIES } from '../api/recall.ts'
import type { FactTypeInput, SlotInput } from '../types/fact-type.ts'
import { QUERY_STEPS } from './steps.ts'

const between = (min: number, max: number) => z.number().min(min).max(max)
const whole = (min: number, max: number) => between(min, max).int()
const share = between(0, 1)
const flag = (value: boolean) => z.boolean().default(value)

const extraction = z
  .strictObject({
    /** Off: messages are kept, no facts are extracted, not even by `backfill`. */
    enabled: flag(true),
    /** Cards below it are reported as rejected, not stored. */
    confidenceThreshold: share.default(0.7),
    /** Off: extraction is left to `backfill`. */
    extractOnStore: flag(true),
    /**
     * Different values of one single-valued fact that are taken from messages of the same ten minutes; those beyond it are a flood: the
     * messages are kept, the value that holds stays. 20: a person who corrects themselves needs a few, a script any number. 0: no limit.
     */
    floodLimit: whole(0, 1000).default(20),
  })
  .prefault({})

const query = z
  .strictObject({
    /** Steps to leave out: to see what each is worth, or to do without one, such as the cache of expansions. */
    off: z.array(z.enum(QUERY_STEPS)).readonly().default([]),
  })
  .prefault({})

const recall = z
  .strictObject({
    limit: whole(1, 1000).default(10),
    /** Postings read a recall, over all terms; rarest terms first. With 2,000 a scope of 500,000 items takes under 1 ms. */
    postingsBudget: whole(100, 1_000_000).default(4000),
    /** Cosine of message and query from which on the vector tier finds it. */
    vectorThreshold: between(-1, 1).default(0.6),
    /** Which of facts, knowledge and episodes come first where a recall does not say. */
    policy: z.enum(RECALL_POLICIES).default('balanced'),
    /** Of which pack answers are to what is in no language, such as "???" or an emoji; null: of the first. */
    language: z.string().min(1).nullable().default(null),
  })
  .prefault({})

const limits = z
  .strictObject({
    /** Bytes of UTF-8, for messages; holds after normalisation too. */
    maxTextBytes: whole(1, 10_000_000).default(100_000),
    /** Bytes of UTF-8, for queries. */
    maxQueryBytes: whole(1, 1_000_000).default(10_000),
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

/**
 * The configuration as callers write it: everything optional. Keys, ranges and defaults stand in the README of this package, under
 * `config`.
 */
export type ConfigInput = z.input<typeof configSchema>
/** The configuration with every key, as `parseConfig` gives it and `defaultConfig` is. */
export type Config = z.output<typeof configSchema>
