import { z } from 'zod'
import { RECALL_TIERS } from '@recollect/core'
import { EXPANSION_KINDS } from '@recollect/core/extraction'
import type { WhyNot } from '../../src/index.ts'
import { WHY_NOT_CODES } from '../../src/api/why-not.ts'
import {
  detection,
  dropStage,
  evidence,
  parts,
  place,
  recordRef,
  term,
  tier,
  traceTerm,
} from '../support/core.ts'

const text = z.string()
const rank = place.nullable()

const check = z.strictObject({
  tier,
  ran: z.boolean(),
  found: z.boolean(),
  rank,
  code: text,
  reason: text,
})

const expansion = z.strictObject({
  kind: z.enum(EXPANSION_KINDS),
  terms: z.array(text),
  from: z
    .enum(['query', 'record'])
    .describe('Which side it expands: the query (it is switched off) or the record.'),
})

const instead = z.strictObject({
  ...recordRef,
  why: z.enum(['behind', 'replaced_by', 'source']),
  quote: text,
  rank: rank.describe('Its place among the hits.'),
})

/** Zod's twin of `WhyNot`. */
export const whyNot: z.ZodType<WhyNot> = z.strictObject({
  version: z.literal(1),
  ...recordRef,
  query: text,
  quote: text,
  saidAt: z.number().nullable().describe('Epoch milliseconds.'),
  active: z.boolean(),
  fact: z.strictObject({ entity: text, slot: text, facet: text.nullable() }).nullable(),
  outcome: z.enum(['recalled', 'dropped', 'not_found']),
  stage: z.enum(['hits', 'budget', ...dropStage.options, ...RECALL_TIERS]).describe('Where it ended.'),
  code: z.enum(WHY_NOT_CODES).describe('The reason as a stable word.'),
  reason: text,
  conditions: z.array(text).describe('Conditions of the filter that do not hold for it.'),
  rank: rank.describe('Place in the final order.'),
  score: z.number().min(0).max(1).nullable(),
  parts,
  limit: place,
  lowest: z.number().min(0).max(1).nullable().describe('Score of the last hit.'),
  instead: instead.nullable(),
  detection,
  evidence,
  terms: z.strictObject({
    query: z.array(traceTerm),
    shared: z.array(z.strictObject({ ...term, inBudget: z.boolean() })),
    record: z.array(text),
    stopWords: z.array(text),
  }),
  checks: z.array(check),
  expansions: z.array(expansion),
})
