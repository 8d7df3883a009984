import { z } from '@hono/zod-openapi'
import { RECALL_POLICIES } from '@recollect/core'
import { cardKind } from './card.ts'
import { id, opt, someText, text, time } from './fields.ts'
import { role } from './item.ts'

const plain = z.union([z.string(), z.number(), z.boolean(), z.null()], {
  error: 'must be a string, number, boolean or null',
})
const kind = z.union([z.enum(['item', 'card']), cardKind])

const recallFilter = z.strictObject({
  role: opt(role),
  session: opt(z.string()),
  speaker: opt(z.string()),
  from: opt(time),
  to: opt(time),
  metadata: opt(z.record(z.string(), plain)),
  kind: opt(kind),
  slot: opt(z.string()),
  entity: opt(z.string()),
})

/** Options of `recall` that `why-not` takes too. */
const shared = {
  limit: opt(z.number().openapi({ description: '1–1,000, default 10.' })),
  filter: opt(recallFilter),
  policy: opt(z.enum(RECALL_POLICIES)),
  includeInactive: opt(z.boolean()),
  excludeItem: opt(id),
}

export const recallBody = z
  .strictObject({
    query: text,
    ...shared,
    cursor: opt(someText),
    trace: opt(z.boolean()),
    validAt: opt(time),
    knownAt: opt(time),
  })
  .openapi('RecallRequest', { example: { query: '我现在住在哪里？', limit: 5 } })

export const answerBody = z
  .strictObject({ query: text, validAt: opt(time), knownAt: opt(time) })
  .openapi('AnswerRequest', { example: { query: 'where do I live now?' } })

export const whyNotBody = z.strictObject({ id, query: text, ...shared }).openapi('WhyNotRequest')
