import { z } from '@hono/zod-openapi'
import type { MemoryItem, MessageInput, Span } from '@recollect/core'
import { count, epochMs, id, metadata, opt, someText, text, time, orNull } from './fields.ts'

export const role = z.enum(['user', 'assistant', 'tool', 'system'])

export const span: z.ZodType<Span> = z
  .object({ start: count, end: count })
  .openapi('Span', { description: 'Half-open range of UTF-16 positions in the stored text.' })

export const memoryItem: z.ZodType<MemoryItem> = z
  .object({
    scope: z.string(),
    id,
    seq: count,
    role,
    speaker: someText,
    text,
    session: someText,
    saidAt: epochMs,
    recordedAt: epochMs,
    key: someText,
    factType: someText,
    active: z.boolean(),
    parentId: someText,
    version: count,
    extractedBy: someText,
    metadata: orNull(metadata),
  })
  .openapi('MemoryItem', { description: 'One message kept as it was said.' })

export const messageInput: z.ZodType<MessageInput> = z
  .strictObject({
    text,
    role: opt(role),
    speaker: opt(z.string()),
    session: opt(z.string()),
    at: opt(time),
    key: opt(z.string().openapi({ description: 'Idempotency key: the same key again changes nothing.' })),
    metadata: opt(metadata),
  })
  .openapi('MessageInput', {
    description: 'A message. `User:` or `Assistant:` in front of the text sets the role.',
    example: { text: '我搬家到了海淀区', session: 'chat-1' },
  })
