import { z } from '@hono/zod-openapi'
import type { Answer, Hit, RecallResult } from '@recollect/core'
import { RECALL_POLICIES } from '@recollect/core'
import { memoryCard } from './card.ts'
import { id, opt, share, someText, someTime, text, texts, orNull } from './fields.ts'
import { memoryItem } from './item.ts'
import { detection, evidence, recordKind, tierRanks } from './recall-words.ts'
import { episode, semanticNode } from './semantic.ts'
import { recallTrace } from './trace.ts'

export const answer: z.ZodType<Answer> = z
  .object({
    text: text.openapi({ example: '你住在海淀区。' }),
    card: orNull(memoryCard),
    cards: z.array(memoryCard),
    item: orNull(memoryItem),
    quote: someText,
    saidAt: someTime,
    validFrom: someTime,
    validTo: someTime,
    evidence,
    node: opt(semanticNode),
  })
  .openapi('Answer')

const hit: z.ZodType<Hit> = z
  .object({
    kind: recordKind,
    id,
    score: share,
    tiers: tierRanks,
    quote: text,
    saidAt: someTime,
    card: orNull(memoryCard),
    item: orNull(memoryItem),
    active: z.boolean(),
    outdated: z.array(memoryCard),
    instruction: opt(z.literal(true)),
    node: opt(semanticNode),
    episode: opt(episode),
    episodes: opt(z.array(episode)),
  })
  .openapi('Hit')

const policy = z.enum(RECALL_POLICIES)

export const recallResult: z.ZodType<RecallResult> = z
  .object({
    query: text,
    answer,
    hits: z.array(hit),
    evidence,
    reasons: texts,
    detection,
    next: someText,
    policy: opt(z.object({ asked: policy, used: policy, reason: z.string() })),
    trace: opt(recallTrace),
  })
  .openapi('RecallResult')
