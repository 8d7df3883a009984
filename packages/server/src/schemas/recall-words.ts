import { z } from '@hono/zod-openapi'
import type { Evidence } from '@recollect/core'
import type { RecordRef, ScorePart, TraceTerm } from '@recollect/core/plugin'
import type { Detection, QuestionEntity } from '@recollect/core/extraction'
import { RECALL_TIERS } from '@recollect/core'
import { EXPANSION_KINDS, QUESTION_TYPES } from '@recollect/core/extraction'
import { count, id, opt, share, someText, texts } from './fields.ts'

export const evidence: z.ZodType<Evidence> = z
  .enum(['strong', 'weak', 'none'])
  .openapi('Evidence', { description: '`none`: the memory does not know. That is an answer too.' })

const questionType = z.enum(QUESTION_TYPES)
const questionEntity = z
  .custom<QuestionEntity>((given) => typeof given === 'string')
  .openapi({ type: 'string', example: 'user.wife' })

export const detection: z.ZodType<Detection> = z
  .object({
    type: questionType,
    also: z.array(questionType),
    entity: questionEntity,
    slots: texts,
    facet: someText,
    value: someText,
    about: z.string(),
    time: z.enum(['past', 'current', 'future']).nullable(),
    chain: z
      .object({
        ask: z.enum([
          'before',
          'after',
          'began',
          'ended',
          'lasted',
          'times',
          'values',
          'first',
          'former',
          'changed',
        ]),
        value: someText,
        slots: texts,
      })
      .optional(),
    isQuestion: z.boolean(),
    language: z.string(),
    rule: z.string(),
    confidence: share,
  })
  .openapi('Detection', { description: 'What a question asks for.' })

export const tierRanks = z.partialRecord(z.enum(RECALL_TIERS), count).openapi('TierRanks', {
  type: 'object',
  additionalProperties: { type: 'integer' },
  description: 'Every tier that found it, with its rank there.',
})

export const tier = z.enum(RECALL_TIERS)
export const expansionKind = z.enum(EXPANSION_KINDS)

export const recordKind = z.enum(['card', 'item', 'node', 'episode'])
export const record = { kind: recordKind, id }
export const recordRef: z.ZodType<RecordRef> = z.object(record).openapi('RecordRef')

export const scoreParts: z.ZodType<readonly ScorePart[]> = z.array(
  z
    .object({ name: z.string(), value: z.number(), term: opt(z.literal(true)) })
    .openapi('ScorePart', { description: 'The parts of a score add up to it.' }),
)

export const traceTerm = {
  term: z.string(),
  weight: z.number(),
  from: z.union([z.enum(['query', 'piece', 'feedback']), expansionKind]),
  documents: count,
  read: count,
}
export const traceTerms: z.ZodType<readonly TraceTerm[]> = z.array(z.object(traceTerm).openapi('TraceTerm'))
