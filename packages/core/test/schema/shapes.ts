import { z } from 'zod'
import { RECALL_TIERS } from '../../src/index.ts'
import { EXPANSION_KINDS, QUESTION_TYPES } from '../../src/extraction/index.ts'
import type { Evidence, RecallTier } from '../../src/index.ts'
import type { ScorePart, TraceTerm } from '../../src/plugins/index.ts'
import type { Detection } from '../../src/extraction/index.ts'

/** Zod's twin of the types that both published schemas share. */

export const count = z.int().min(0)
export const place = z.int().min(1)
const share = z.number().min(0).max(1)
const text = z.string()

export const recordRef = { kind: z.enum(['card', 'item', 'node', 'episode']), id: text }
export const tier: z.ZodType<RecallTier> = z.enum(RECALL_TIERS)
export const evidence: z.ZodType<Evidence> = z.enum(['strong', 'weak', 'none'])
export const dropStage = z.enum(['exclude', 'filter', 'active', 'echo', 'fuse', 'limit'])

const scorePart: z.ZodType<ScorePart> = z.strictObject({
  name: text,
  value: z.number(),
  term: z.literal(true).exactOptional(),
})
export const parts = z
  .array(scorePart)
  .describe('What the score is made of, largest first; the values add up to it.')

export const term = {
  term: text,
  weight: share.describe('1 for words of the query, less for what they were expanded to.'),
  from: z.enum(['query', 'piece', 'feedback', ...EXPANSION_KINDS]),
  documents: count.describe('Messages of the scope that hold it.'),
  read: count.describe('How many of those were read within recall.postingsBudget.'),
}
export const traceTerm: z.ZodType<TraceTerm> = z.strictObject(term)

const questionType = z.enum(QUESTION_TYPES)

export const detection: z.ZodType<Detection> = z.strictObject({
  type: questionType,
  also: z.array(questionType),
  entity: z.union([z.enum(['user', 'addressee', 'other']), z.templateLiteral(['user.', z.string()])]),
  slots: z.array(text),
  facet: text.nullable(),
  value: text.nullable(),
  about: text,
  time: z.enum(['past', 'current', 'future']).nullable(),
  isQuestion: z.boolean(),
  language: text,
  rule: text,
  confidence: share,
})
