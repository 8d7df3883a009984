import { z } from '@hono/zod-openapi'
import type { ContextVariable, Session, TurnKeyCount } from '@recollect/core/store'
import type { LogInput, LogResult, LogStats, FormResult, TurnHit, WorkingWrite } from '@recollect/sessions'
import {
  count,
  epochMs,
  json,
  metadata,
  name,
  opt,
  share,
  someText,
  someTime,
  text,
  texts,
  time,
  orNull,
} from './fields.ts'
import { qaTurn } from './turn.ts'
import { rememberResult } from './writes.ts'

export const session: z.ZodType<Session> = z
  .object({
    scope: z.string(),
    id: z.string(),
    channel: someText,
    createdAt: epochMs,
    lastAt: epochMs,
    archivedAt: someTime,
    lastSeq: count,
    turns: count,
    archivedTurns: count,
    answers: count,
    significance: z.number(),
    bytes: count,
    mergingInto: someText,
    extra: orNull(metadata),
  })
  .openapi('Session')

export const logInput: z.ZodType<LogInput> = z
  .strictObject({
    q: text,
    a: opt(someText),
    user: opt(name),
    topics: opt(texts),
    significance: opt(share),
    mark: opt(z.boolean()),
    at: opt(time),
    channel: opt(name),
  })
  .openapi('LogInput', { example: { q: 'How do I build it?', a: 'Run npm run build.' } })

export const logResult: z.ZodType<LogResult> = z
  .object({
    turn: qaTurn,
    kept: z.boolean(),
    scored: z
      .object({
        total: share,
        length: share,
        complexity: share,
        technical: share,
        important: share,
        actionable: share,
      })
      .nullable(),
  })
  .openapi('LogResult')

export const turnHit: z.ZodType<TurnHit> = z
  .object({ turn: qaTurn, score: share, matched: texts })
  .openapi('TurnHit')

export const topicCount: z.ZodType<TurnKeyCount> = z
  .object({ key: z.string(), turns: count, lastAt: epochMs })
  .openapi('TopicCount')

export const logStats: z.ZodType<LogStats> = z
  .object({
    sessions: count,
    archivedSessions: count,
    pairs: count,
    archivedPairs: count,
    storedAnswers: count,
    averageSignificance: share,
    compressionRatio: share,
    bytesPerHundredPairs: z.number(),
  })
  .openapi('LogStats')

export const contextVariable: z.ZodType<ContextVariable> = z
  .object({
    scope: z.string(),
    session: z.string(),
    name: z.string(),
    value: json,
    version: count,
    createdAt: epochMs,
    updatedAt: epochMs,
    expiresAt: someTime,
  })
  .openapi('ContextVariable')

const written = {
  written: z.array(contextVariable),
  removed: texts,
  evicted: z.array(
    z
      .object({ name: z.string(), version: count, bytes: count, updatedAt: epochMs })
      .openapi('EvictedVariable'),
  ),
  bytes: count,
  maxBytes: count,
}

export const workingWrite: z.ZodType<WorkingWrite> = z.object(written).openapi('WorkingWrite')

export const formResult: z.ZodType<FormResult> = z
  .object({
    ...written,
    variable: contextVariable,
    remembered: z.array(rememberResult),
    batch: z.string(),
  })
  .openapi('FormResult')
