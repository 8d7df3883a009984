import { z } from '@hono/zod-openapi'
import type { EventDate, MemoryCard } from '@recollect/core'
import type { CardDraft, RejectedDraft } from '@recollect/core/extraction'
import { TIME_PRECISIONS } from '@recollect/core'
import { count, epochMs, id, metadata, opt, share, someText, someTime, texts, orNull } from './fields.ts'
import { span } from './item.ts'

export const cardKind = z.enum(['fact', 'preference', 'event', 'profile', 'relationship', 'goal'])
export const polarity = z.enum(['positive', 'negative'])
const relation = z.enum(['sets', 'updates', 'extends', 'retracts'])

const eventDate: z.ZodType<EventDate> = z
  .object({ from: someTime, to: someTime, precision: z.enum(TIME_PRECISIONS), ambiguous: z.boolean() })
  .openapi('EventDate', { description: 'What time words mean.' })

/** What drafts and cards have in common. */
const fact = {
  kind: cardKind,
  entity: z.string(),
  slot: z.string(),
  value: z.string(),
  normal: someText,
  polarity,
  relation,
  facet: someText,
  when: someText,
  eventDate: orNull(eventDate),
  validFrom: someTime,
  validTo: someTime,
  confidence: share,
}

export const memoryCard: z.ZodType<MemoryCard> = z
  .object({
    scope: z.string(),
    id,
    seq: count,
    ...fact,
    versionKey: z.string(),
    valueKey: z.string(),
    version: count,
    parentId: someText,
    active: z.boolean(),
    contested: z.boolean(),
    correctedBy: someText,
    expiresAt: someTime,
    recordedAt: epochMs,
    supersededAt: someTime,
    lastSeenAt: epochMs,
    seenAt: z.array(epochMs),
    itemId: someText,
    span: orNull(span),
    session: someText,
    rule: someText,
    pack: someText,
    extra: orNull(metadata),
  })
  .openapi('MemoryCard', { description: 'One version of one fact.' })

const cardDraft: z.ZodType<CardDraft> = z
  .object({
    ...fact,
    tense: z.enum(['current', 'past']),
    span,
    rule: z.string(),
    priority: z.number(),
    pack: z.string(),
    notes: texts,
    correction: z.object({ of: someText, guessed: opt(z.boolean()) }).optional(),
  })
  .openapi('CardDraft', { description: 'A fact as rules propose it.' })

export const cardDrafts = z.array(cardDraft)
export const rejectedDrafts: z.ZodType<readonly RejectedDraft[]> = z.array(
  z
    .object({ draft: cardDraft, by: z.string(), reason: z.string() })
    .openapi('RejectedDraft', { description: 'A draft that did not become a card, and why.' }),
)
