import { z } from '@hono/zod-openapi'
import type { RecallTrace } from '@recollect/core'
import { count, share, text, texts, orNull } from './fields.ts'
import {
  detection,
  evidence,
  expansionKind,
  record,
  recordRef,
  scoreParts,
  tier,
  tierRanks,
  traceTerms,
} from './recall-words.ts'

const expansion = z.object({
  kind: expansionKind,
  text,
  terms: texts,
  weight: z.number(),
  cached: z.boolean(),
})

const traceTier = z
  .object({
    tier,
    part: count,
    ran: z.boolean(),
    reason: z.string(),
    code: z.string(),
    candidates: count,
    ms: z.number(),
  })
  .openapi('TraceTier')

const candidate = z
  .object({
    ...record,
    tier,
    part: count,
    rank: count,
    score: z.number(),
    coverage: share,
    quote: text,
    parts: scoreParts,
  })
  .openapi('TraceCandidate')

const ranked = z
  .object({
    ...record,
    rank: count,
    score: share,
    coverage: share,
    tiers: tierRanks,
    parts: scoreParts,
    quote: text,
  })
  .openapi('TraceRanked')

const drop = z
  .object({
    ...record,
    stage: z.enum(['exclude', 'filter', 'active', 'echo', 'fuse', 'limit']),
    reason: z.string(),
    quote: text,
    rank: count.nullable(),
    by: orNull(recordRef),
  })
  .openapi('TraceDrop')

const omission = z
  .object({
    tier,
    stage: z.enum(['budget', 'limit', 'threshold', 'scan']),
    count,
    reason: z.string(),
  })
  .openapi('TraceOmission')

export const recallTrace: z.ZodType<RecallTrace> = z
  .object({
    version: z.literal(1),
    query: text,
    normalized: text,
    matched: text,
    languages: texts,
    detection,
    expansions: z.array(expansion),
    limit: count,
    documents: count,
    terms: traceTerms,
    tiers: z.array(traceTier),
    candidates: z.array(candidate),
    ranked: z.array(ranked),
    hits: count,
    dropped: z.array(drop),
    omitted: z.array(omission),
    ranking: z.object({ rule: z.string(), reason: z.string() }),
    evidence: z.object({
      level: evidence,
      reasons: texts,
      code: z.string(),
      share: share.nullable(),
    }),
    timings: z.record(z.string(), z.number()),
  })
  .openapi('RecallTrace', { description: 'The record of a recall. Fields are only added.' })
