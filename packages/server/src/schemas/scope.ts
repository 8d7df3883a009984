import { z } from '@hono/zod-openapi'
import type {
  AuditEntry,
  BackfillProgress,
  EraseReport,
  Provenance,
  ReembedProgress,
  ScopeStats,
  SettleResult,
} from '@recollect/core'
import type { FactDifference } from '@recollect/timeline'
import type { AuditAnchor, AuditVerdict } from '@recollect/core/plugin'
import type { ImportResult } from '@recollect/transfer'
import { memoryCard } from './card.ts'
import { count, epochMs, id, opt, share, someText, someTime, text, texts, orNull } from './fields.ts'
import { role, span } from './item.ts'
import { episodeCounts, usageTotals } from './semantic.ts'
import { changeKind } from './writes.ts'

const average = z.number().nullable()

export const scopeStats: z.ZodType<ScopeStats> = z
  .object({
    items: count,
    cards: z.object({ active: count, total: count }),
    coverage: share,
    unread: count.openapi({ description: 'User messages that state something nothing could read.' }),
    vectors: opt(
      z.object({
        model: z.string(),
        dimensions: count,
        embedded: count,
        owed: count,
        others: z.array(z.object({ model: z.string(), dimensions: count, vectors: count })),
        owedKnowledge: opt(count),
        warning: someText,
      }),
    ),
    semantic: opt(
      z.object({
        episodes: episodeCounts,
        nodes: count,
        relationships: count,
        quarantined: count,
        discoveryRate: average,
        evolutionFrequency: average,
        relationshipDensity: average,
        queryMs: average,
        bytes: count,
        bytesPerEpisode: average,
        usage: usageTotals,
      }),
    ),
  })
  .openapi('ScopeStats')

export const settleResult: z.ZodType<SettleResult> = z
  .object({ settled: z.boolean(), nextDue: someTime })
  .openapi('SettleResult')

export const backfillProgress: z.ZodType<BackfillProgress> = z
  .object({ done: count, total: count, cards: count, skipped: opt(count) })
  .openapi('BackfillProgress')

export const reembedProgress: z.ZodType<ReembedProgress> = z
  .object({ done: count, total: count, failed: count, removed: count })
  .openapi('ReembedProgress')

export const importResult: z.ZodType<ImportResult> = z
  .object({
    items: count,
    cards: count,
    sessions: count,
    turns: count,
    variables: count,
    episodes: count,
    nodes: count,
    skipped: count,
  })
  .openapi('ImportResult')

export const eraseReport: z.ZodType<EraseReport> = z
  .object({
    scope: z.string(),
    at: epochMs,
    jobs: count,
    rows: z.record(z.string(), count),
    residue: z
      .object({
        files: z.array(z.object({ name: z.string(), bytes: count })),
        searched: count,
        found: count,
      })
      .nullable(),
    remains: texts,
  })
  .openapi('EraseReport', { description: 'What an erasure removed, and what may be left somewhere.' })

export const factDifference: z.ZodType<FactDifference> = z
  .object({
    kind: z.enum(['began', 'ended', 'changed']),
    versionKey: z.string(),
    before: orNull(memoryCard),
    after: orNull(memoryCard),
  })
  .openapi('FactDifference')

export const provenance: z.ZodType<Provenance> = z
  .object({
    card: memoryCard,
    path: z.enum(['rule', 'form', 'model', 'put', 'correction', 'move', 'import', 'repair', 'unknown']),
    message: z
      .object({
        id,
        role,
        speaker: someText,
        session: someText,
        saidAt: epochMs,
        span: orNull(span),
        quote: text.nullable(),
      })
      .nullable(),
    source: someText,
    rule: someText,
    pack: someText,
    saidAgainIn: texts,
    change: z.object({ id, kind: changeKind, at: epochMs, batch: someText, undoneBy: someText }).nullable(),
  })
  .openapi('Provenance', { description: 'Who said a fact, and by which path it got here.' })

export const auditEntry: z.ZodType<AuditEntry> = z
  .object({
    seq: count,
    at: epochMs,
    principal: z.string(),
    action: z.string(),
    outcome: z.enum(['ok', 'denied', 'failed']),
    records: texts,
    more: count,
    code: someText,
    previousHash: z.string(),
    hash: z.string(),
  })
  .openapi('AuditEntry', { description: 'One link of the audit log.' })

export const auditAnchor: z.ZodType<AuditAnchor> = z
  .object({ scope: z.string(), seq: count, hash: z.string(), at: epochMs })
  .openapi('AuditAnchor')

export const auditVerdict: z.ZodType<AuditVerdict> = z
  .object({
    entries: count,
    problem: z
      .object({ seq: count, reason: z.enum(['altered', 'missing', 'cut-off', 'rewritten']) })
      .nullable(),
  })
  .openapi('AuditVerdict')
