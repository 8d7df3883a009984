import { z } from '@hono/zod-openapi'
import type {
  CardChange,
  Change,
  FactInput,
  ForgetResult,
  MessagePreview,
  MoveResult,
  RememberResult,
  UndoResult,
  WriteResult,
} from '@recollect/core'
import type { RepairReport } from '@recollect/transfer'
import { cardDrafts, cardKind, memoryCard, polarity, rejectedDrafts } from './card.ts'
import {
  count,
  epochMs,
  id,
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
import { memoryItem, role, unread } from './item.ts'
import { concerned, memoryRequest } from './request.ts'

const cards = z.array(memoryCard)

const change = {
  action: z.enum([
    'sets',
    'updates',
    'extends',
    'retracts',
    'reinforces',
    'files',
    'corrects',
    'contests',
    'none',
  ]),
  card: orNull(memoryCard),
  closed: cards,
  amended: opt(cards),
  reason: z.string(),
}

const cardChange: z.ZodType<CardChange> = z
  .object(change)
  .openapi('CardChange', { description: 'What one statement did to the memory.' })

const repairs = opt(
  z
    .array(
      z
        .object({ kind: z.enum(['control', 'bidi', 'broken', 'long', 'skipped']), count })
        .openapi('TextRepair'),
    )
    .openapi({ description: 'What was changed in the text so that it could be kept.' }),
)

export const rememberResult: z.ZodType<RememberResult> = z
  .object({
    item: memoryItem,
    duplicate: z.boolean(),
    changes: z.array(cardChange),
    change: someText.openapi({ description: 'Id of the change, for `undo`.' }),
    batch: someText,
    rejected: rejectedDrafts,
    repairs,
    request: opt(memoryRequest),
    embedding: opt(z.object({ stored: z.boolean(), reason: someText })),
  })
  .openapi('RememberResult')

export const messagePreview: z.ZodType<MessagePreview> = z
  .object({
    role,
    text,
    saidAt: epochMs,
    isQuestion: z.boolean(),
    drafts: cardDrafts,
    rejected: rejectedDrafts,
    unread,
    repairs,
    request: opt(memoryRequest),
  })
  .openapi('MessagePreview', { description: 'What `remember` would take from a message.' })

export const factInput: z.ZodType<FactInput> = z
  .strictObject({
    slot: name,
    value: text,
    entity: opt(name),
    kind: opt(cardKind),
    polarity: opt(polarity),
    facet: opt(name),
    relation: opt(z.enum(['sets', 'updates', 'retracts'])),
    on: opt(time),
    validFrom: opt(time),
    validTo: opt(time),
    expiresAt: opt(time),
    confidence: opt(share),
    source: opt(name),
    metadata: opt(metadata),
  })
  .openapi('FactInput', {
    description: 'A fact that no rule extracts.',
    example: { slot: 'plan', value: '去北京出差' },
  })

export const writeResult: z.ZodType<WriteResult> = z.object({ ...change, change: id }).openapi('WriteResult')

export const moveResult: z.ZodType<MoveResult> = z.object({ change: id, cards }).openapi('MoveResult')

export const undoResult: z.ZodType<UndoResult> = z
  .object({ change: id, undone: texts, items: count, cards: count })
  .openapi('UndoResult')

export const forgetResult: z.ZodType<ForgetResult> = z
  .object({ items: count, cards: count, turns: count, concerned, change: someText })
  .openapi('ForgetResult', { description: '`change` is null when nothing was written.' })

/** Tools ask every list what is in it, a pair too. */
const seqSpan = z
  .tuple([count, count])
  .nullable()
  .openapi({ items: { type: 'integer' }, minItems: 2, maxItems: 2 })

export const changeKind = z.enum([
  'remember',
  'put',
  'correct',
  'forget',
  'move',
  'undo',
  'backfill',
  'discover',
  'import',
  'expire',
  'repair',
])

export const loggedChange: z.ZodType<Change> = z
  .object({
    scope: z.string(),
    id,
    seq: count,
    kind: changeKind,
    at: epochMs,
    batch: someText,
    undoneBy: someText,
    undoUntil: someTime,
    erased: z.boolean(),
    items: seqSpan,
    cards: seqSpan,
    note: orNull(metadata),
  })
  .openapi('Change', { description: 'What one write did.' })

export const repairReport: z.ZodType<RepairReport> = z
  .object({
    problems: z.array(
      z
        .object({
          kind: z.enum([
            'gap',
            'two-active',
            'parent',
            'closed-active',
            'open-inactive',
            'unended',
            'overlap',
            'superseded-early',
            'correction',
            'contested',
            'source',
            'empty',
            'item',
          ]),
          versionKey: z.string(),
          id,
        })
        .openapi('ChainProblem'),
    ),
    repaired: count,
    change: someText,
  })
  .openapi('RepairReport')
