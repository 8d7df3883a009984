import { z } from '@hono/zod-openapi'
import type { MemoryItem, MessageInput, MessagePart, Span, TextMessage, UnreadPart } from '@recollect/core'
import { count, epochMs, id, metadata, opt, someText, text, time, orNull } from './fields.ts'

export const role = z.enum(['user', 'assistant', 'tool', 'system'])

export const span: z.ZodType<Span> = z
  .object({ start: count, end: count })
  .openapi('Span', { description: 'Half-open range of UTF-16 positions in the stored text.' })

const unreadPart: z.ZodType<UnreadPart> = z
  .object({ kind: z.enum(['fact', 'change']), start: count, end: count })
  .openapi('UnreadPart', { description: 'A part of the text that states something nothing could read.' })

export const unread = z.array(unreadPart).readonly()

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
    unread,
    metadata: orNull(metadata),
  })
  .openapi('MemoryItem', { description: 'One message kept as it was said.' })

const messageFields = {
  speaker: opt(z.string()),
  session: opt(z.string()),
  at: opt(time),
  key: opt(z.string().openapi({ description: 'Idempotency key: the same key again changes nothing.' })),
  metadata: opt(metadata),
}

export const textMessage: z.ZodType<TextMessage> = z
  .strictObject({ text, role: opt(role), ...messageFields })
  .openapi('TextMessage', {
    description: 'A message. `User:` or `Assistant:` in front of the text sets the role.',
    example: { text: '我搬家到了海淀区', session: 'chat-1' },
  })

const messagePart: z.ZodType<MessagePart> = z
  .union([z.string(), z.object({ type: z.string(), text: opt(z.unknown()) })])
  .openapi('MessagePart', { description: 'Kept where its type is text, input_text or output_text.' })

export const contentMessage = z
  .object({
    // What has a text is meant as one with a text.
    text: opt(z.never().openapi({ type: 'null', description: 'Left out beside content.' })),
    content: orNull(z.union([z.string(), z.array(messagePart)])),
    role: opt(z.enum(['user', 'assistant', 'tool', 'system', 'developer', 'function'])),
    ...messageFields,
  })
  .openapi('ContentMessage', {
    description: 'A message as SDKs write it; fields beside these are not looked at.',
    example: { role: 'user', content: '我搬家到了海淀区' },
  })

/** Whoever gives `content` writes as SDKs do; what is wrong is told of that form. */
export const messageInput: z.ZodType<MessageInput> = z
  .union([textMessage, contentMessage], { error: 'must have a text, or content as SDKs write messages' })
  .openapi('MessageInput', { description: 'A message, by its text or by its content.' })
