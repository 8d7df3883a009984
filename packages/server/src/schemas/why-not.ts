import { z } from '@hono/zod-openapi'
import type { WhyNot } from '@recollect/timeline'
import { count, share, someTime, text, texts, orNull } from './fields.ts'
import {
  detection,
  evidence,
  expansionKind,
  record,
  scoreParts,
  tier,
  traceTerm,
  traceTerms,
} from './recall-words.ts'
import { whyNotCode } from './why-not-code.ts'

const check = z
  .object({
    tier,
    ran: z.boolean(),
    found: z.boolean(),
    rank: count.nullable(),
    code: z.string(),
    reason: z.string(),
  })
  .openapi('WhyNotCheck')

const instead = z
  .object({
    ...record,
    why: z.enum(['behind', 'replaced_by', 'source']),
    quote: text,
    rank: count.nullable(),
  })
  .openapi('WhyNotInstead')

const shared = z.array(z.object({ ...traceTerm, inBudget: z.boolean() }).openapi('WhyNotTerm'))

const expansion = z
  .object({ kind: expansionKind, terms: texts, from: z.enum(['query', 'record']) })
  .openapi('WhyNotExpansion')

const stage = z.union([
  z.enum(['hits', 'budget', 'exclude', 'filter', 'active', 'echo', 'fuse', 'limit']),
  tier,
])

export const whyNot: z.ZodType<WhyNot> = z
  .object({
    ...record,
    version: z.literal(1),
    query: text,
    quote: text,
    saidAt: someTime,
    active: z.boolean(),
    fact: z.object({ entity: z.string(), slot: z.string(), facet: z.string().nullable() }).nullable(),
    outcome: z.enum(['recalled', 'dropped', 'not_found']),
    stage,
    code: whyNotCode,
    reason: z.string(),
    conditions: texts,
    rank: count.nullable(),
    score: share.nullable(),
    parts: scoreParts,
    limit: count,
    lowest: share.nullable(),
    instead: orNull(instead),
    detection,
    evidence,
    terms: z.object({ query: traceTerms, shared, record: texts, stopWords: texts }),
    checks: z.array(check),
    expansions: z.array(expansion),
  })
  .openapi('WhyNot', { description: 'Why one record was, or was not, among the hits.' })
