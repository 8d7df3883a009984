import { z } from '@hono/zod-openapi'
import type { Context, MergeResult, PruneResult, UpkeepResult } from '@recollect/sessions'
import { CONTEXT_SECTIONS } from '@recollect/sessions'
import { memoryCard } from './card.ts'
import { count, opt, share, text, texts } from './fields.ts'
import { memoryItem } from './item.ts'
import { evidence } from './recall-words.ts'
import { contextVariable } from './session.ts'
import { qaTurn } from './turn.ts'

const upkept = { dryRun: z.boolean(), sessions: texts, pairs: count, stopped: z.boolean() }

export const upkeepResult: z.ZodType<UpkeepResult> = z.object(upkept).openapi('UpkeepResult')
export const mergeResult: z.ZodType<MergeResult> = z
  .object({ ...upkept, into: z.string(), variables: count })
  .openapi('MergeResult')
export const pruneResult: z.ZodType<PruneResult> = z
  .object({ ...upkept, bytes: count })
  .openapi('PruneResult')

const line = { line: text, instruction: opt(z.literal(true)) }

const entry = z.union([
  z.object({ section: z.enum(['same', 'topic', 'recent']), turn: qaTurn, ...line }),
  z.object({ section: z.enum(['wishes', 'facts']), card: memoryCard, ...line }),
  z.object({ section: z.literal('working'), variable: contextVariable, ...line }),
  z.object({ section: z.literal('recalled'), item: memoryItem, score: share, ...line }),
])

export const section = z.enum(CONTEXT_SECTIONS)

export const context: z.ZodType<Context> = z
  .object({
    text,
    tokens: count,
    budget: count,
    entries: z.array(entry),
    omitted: z.partialRecord(section, count).openapi({
      type: 'object',
      additionalProperties: { type: 'integer' },
    }),
    evidence,
  })
  .openapi('Context', {
    description: 'For a prompt: a fence with what is remembered, as data not to be trusted.',
  })
