import { z } from 'zod'
import { label, metadataSchema, readTime } from '@recollect/core/plugin'

const at = z.string().transform((text, context) => {
  try {
    return readTime(text)
  } catch {
    context.addIssue({ code: 'custom', message: 'is no ISO 8601 time' })
    return z.NEVER
  }
})
/** Fields of our own; in the file of somebody else they may mean anything. */
const flag = z.boolean().optional().catch(undefined)
const count = z.number().int().min(0).optional().catch(undefined)
/** Pairs that are logged later are counted on from there. */
const MOST_SEQ = 2 ** 52
const ours = metadataSchema.optional().catch(undefined)
const seq = z.number().int().min(1).max(MOST_SEQ)
const name = z.union([z.literal('').transform(() => null), label]).nullish()

/** What is read of a pair; everything else in it is kept as it is. */
export const pairFields = z.object({
  seq,
  timestamp: at,
  user: name,
  q: z.string(),
  a: z.string().nullish(),
  a_significance: z.number().min(0).max(1).nullish(),
  a_tokens: count,
  topic_tags: z.array(z.string()).nullish(),
  manual: flag,
  marked: flag,
  auto_topics: flag,
  archived: flag,
  extra: ours,
})

export const sessionFields = z.object({
  session_id: label,
  channel_id: z.union([name, z.number().transform(String)]),
  created: at.optional(),
  last_seq: z.number().int().min(0).max(MOST_SEQ).optional().catch(undefined),
  last_at: at.optional().catch(undefined),
  archived_at: at.optional().catch(undefined),
  merging_into: label.optional().catch(undefined),
  extra: ours,
})

const place = z.object({ session: z.string(), seq: z.number() })

/** A file as a whole; `index` and `metadata` can be made anew. */
export const indexFields = z.object({
  version: z.literal(1).optional(),
  structure: z.literal('sequence-indexed-qa').optional(),
  sessions: z.array(z.unknown()),
  index: z
    .object({
      by_topic: z.record(z.string(), z.array(place)).default({}),
      by_recency: z.array(place).default([]),
    })
    .default({ by_topic: {}, by_recency: [] }),
  metadata: metadataSchema.default({}),
})

/** The pairs of a session, each still to be read. */
export const sequenceField = z.object({ qa_sequence: z.array(z.unknown()).default([]) })
