import { TIME_PRECISIONS } from '@recollect/core'
import type { MemoryCard, MemoryItem } from '@recollect/core'
import { EARLIEST, LATEST, metadataSchema } from '@recollect/core/plugin'
import { z } from 'zod'

const id = z.string().regex(/^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/u, { error: 'is not a UUID' })
const time = z.number().int().min(EARLIEST).max(LATEST)
const metadata = metadataSchema.nullable()
const name = z.string().min(1).max(512)
const version = z.number().int().min(1)
const position = z.number().int().min(0)
const span = z
  .strictObject({ start: position, end: position })
  .refine(({ start, end }) => start <= end, { error: 'ends before it begins' })
  .nullable()

const eventDate = z
  .strictObject({
    from: time.nullable(),
    to: time.nullable(),
    precision: z.enum(TIME_PRECISIONS),
    ambiguous: z.boolean(),
  })
  .nullable()

const unreadPart = z.strictObject({ kind: z.enum(['fact', 'change']), start: position, end: position })

/** An exported item: everything but the scope and its position there, which the importing scope gives. */
const itemRecord = z.strictObject({
  type: z.literal('item'),
  id,
  role: z.enum(['user', 'assistant', 'tool', 'system']),
  speaker: name.nullable(),
  text: z.string(),
  session: name.nullable(),
  saidAt: time,
  recordedAt: time,
  key: name.nullable(),
  factType: name.nullable(),
  active: z.boolean(),
  parentId: id.nullable(),
  version,
  extractedBy: name.nullable(),
  /** Older exports have none. */
  unread: z.array(unreadPart).default([]),
  metadata,
}) satisfies z.ZodType<Omit<MemoryItem, 'scope' | 'seq'> & { type: 'item' }>

/** The same for a card; fields that older exports lack have a default. */
const cardRecord = z.strictObject({
  type: z.literal('card'),
  id,
  kind: z.enum(['fact', 'preference', 'event', 'profile', 'relationship', 'goal']),
  entity: name,
  slot: name,
  value: z.string(),
  normal: z.string().nullable().default(null),
  polarity: z.enum(['positive', 'negative']),
  facet: name.nullable(),
  versionKey: name,
  valueKey: z.string(),
  version,
  parentId: id.nullable(),
  relation: z.enum(['sets', 'updates', 'extends', 'retracts']),
  active: z.boolean(),
  contested: z.boolean().default(false),
  correctedBy: id.nullable().default(null),
  when: name.nullable(),
  eventDate: eventDate.default(null),
  validFrom: time.nullable(),
  validTo: time.nullable(),
  expiresAt: time.nullable().default(null),
  recordedAt: time,
  supersededAt: time.nullable(),
  lastSeenAt: time,
  seenAt: z.array(time).max(64).default([]),
  confidence: z.number().min(0).max(1),
  itemId: id.nullable(),
  span,
  session: name.nullable(),
  rule: name.nullable(),
  pack: name.nullable(),
  extra: metadata,
}) satisfies z.ZodType<Omit<MemoryCard, 'scope' | 'seq'> & { type: 'card' }>

/** First line of an export. */
const headerRecord = z.strictObject({ type: z.literal('recollect'), format: z.literal(1) })

/** Records of core's own; plugins read theirs. */
export const anyRecord = z.discriminatedUnion('type', [headerRecord, itemRecord, cardRecord])
export type ImportRecord = z.output<typeof anyRecord>
