import { z } from '@hono/zod-openapi'
import type { Concerned, MemoryRequest } from '@recollect/core'
import { memoryCard } from './card.ts'
import { orNull } from './fields.ts'
import { memoryItem, span } from './item.ts'
import { qaTurn } from './turn.ts'

export const concerned: z.ZodType<Concerned> = z
  .object({ cards: z.array(memoryCard), items: z.array(memoryItem), turns: z.array(qaTurn) })
  .openapi('Concerned', { description: 'Messages, facts and pairs that a request to forget concerns.' })

export const memoryRequest: z.ZodType<MemoryRequest> = z
  .object({
    kind: z.enum(['forget', 'withhold', 'show', 'keep']),
    of: z.enum(['words', 'everything', 'last']),
    about: orNull(z.object({ text: z.string(), span })),
    span,
    concerns: concerned,
  })
  .openapi('MemoryRequest', {
    description:
      'What a message asked of the memory. Nothing is deleted by it: `forget` with `request` does that.',
  })
