import { z } from '@hono/zod-openapi'
import type { QaTurn } from '@recollect/core/store'
import { count, epochMs, metadata, share, someText, text, texts, orNull } from './fields.ts'

export const qaTurn: z.ZodType<QaTurn> = z
  .object({
    scope: z.string(),
    number: count,
    session: z.string(),
    seq: count,
    user: someText,
    question: text,
    questionHash: z.string(),
    tokens: texts,
    answer: someText,
    answerTokens: count,
    significance: share,
    manual: z.boolean(),
    marked: z.boolean(),
    topics: texts,
    topicTokens: texts,
    autoTopics: z.boolean(),
    saidAt: epochMs,
    archived: z.boolean(),
    extra: orNull(metadata),
  })
  .openapi('QaTurn', { description: 'One question of a session and, when it was worth keeping, its answer.' })
