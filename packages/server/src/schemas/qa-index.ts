import { z } from '@hono/zod-openapi'
import type { QaIndex } from '@recollect/sessions'
import { count, someText, text, texts } from './fields.ts'

const place = z.object({ session: z.string(), seq: count })

const pair = z.looseObject({
  seq: count,
  timestamp: z.string(),
  user: someText,
  q: text,
  q_tokens: texts,
  q_hash: z.string(),
  a: someText,
  a_significance: z.number(),
  a_tokens: count,
  topic_tags: texts,
})

/** The log as one document. */
export const qaIndex: z.ZodType<QaIndex> = z
  .looseObject({
    version: z.number(),
    structure: z.literal('sequence-indexed-qa'),
    sessions: z.array(
      z.looseObject({
        session_id: z.string(),
        channel_id: someText,
        created: z.string(),
        qa_sequence: z.array(pair),
      }),
    ),
    index: z.object({
      by_topic: z.record(z.string(), z.array(place)),
      by_recency: z.array(z.object({ ...place.shape, timestamp: z.string() })),
      by_semantic_hash: z.record(z.string(), place),
    }),
    metadata: z.looseObject({
      total_qa_pairs: count,
      stored_answers: count,
      average_significance: z.number(),
      compression_ratio: z.number(),
    }),
  })
  .openapi('QaIndex', { description: 'The log as `qa-index.json`. Fields it does not name are kept too.' })
