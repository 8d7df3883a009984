import { z } from 'zod'
import { RECALL_TIERS } from '../../src/index.ts'
import { EXPANSION_KINDS } from '../../src/extraction/index.ts'
import type { RecallTrace } from '../../src/index.ts'
import { count, detection, dropStage, evidence, parts, place, recordRef, tier, traceTerm } from './shapes.ts'

const share = z.number().min(0).max(1)
const text = z.string()
const ms = z.number().min(0)

const expansion = z.strictObject({
  kind: z.enum(EXPANSION_KINDS),
  text,
  terms: z.array(text),
  weight: share,
  cached: z.boolean(),
})

const traceTier = z.strictObject({
  tier,
  part: place.describe(
    'The part of the query it looked for: one that asks for several things is taken apart.',
  ),
  ran: z.boolean(),
  reason: text.describe('Why it ran or did not.'),
  code: text.describe('The same as a stable word.'),
  candidates: count,
  ms,
})

const candidate = z.strictObject({
  ...recordRef,
  tier,
  part: place.describe('Which part of the query found it.'),
  rank: place,
  score: z.number().describe("In the tier's own scale."),
  coverage: share.describe("Share of the query's information it holds."),
  quote: text,
  parts,
})

const ranked = z.strictObject({
  ...recordRef,
  rank: place,
  score: share,
  coverage: share,
  tiers: z
    .partialRecord(z.enum(RECALL_TIERS), place)
    .describe('Every tier that found it, with its rank there.'),
  parts,
  quote: text,
})

const drop = z.strictObject({
  ...recordRef,
  stage: dropStage,
  reason: text,
  quote: text,
  rank: place.nullable(),
  by: z.strictObject(recordRef).nullable().describe('What stands in its place.'),
})

const omission = z.strictObject({
  tier,
  stage: z.enum(['budget', 'limit', 'threshold', 'scan']),
  count,
  reason: text,
})

/** Zod's twin of `RecallTrace`. */
export const recallTrace: z.ZodType<RecallTrace> = z.strictObject({
  version: z.literal(1),
  query: text,
  normalized: text,
  matched: text.describe('After pronouns were made one.'),
  languages: z.array(text),
  detection,
  expansions: z.array(expansion),
  limit: place,
  documents: count.describe("Messages in the scope's index."),
  terms: z.array(traceTerm).describe('What full text looked for.'),
  tiers: z.array(traceTier),
  candidates: z.array(candidate),
  ranked: z.array(ranked).describe('The final order: the hits, then what stood beyond the limit.'),
  hits: count.describe('So many of `ranked` are the hits.'),
  dropped: z.array(drop).describe('Each candidate is either a hit or here, once.'),
  omitted: z.array(omission).describe('Found by a tier and left out before they became candidates; counted.'),
  ranking: z.strictObject({ rule: text, reason: text }),
  evidence: z.strictObject({ level: evidence, reasons: z.array(text), code: text, share: share.nullable() }),
  timings: z.record(z.string(), ms).describe('Milliseconds by stage.'),
})
