import { z } from '@hono/zod-openapi'
import type { MemoryItem } from '@recollect/core'
import { opt, pageOf, text } from '../schemas/fields.ts'
import { contentMessage, memoryItem, messageInput, textMessage } from '../schemas/item.ts'
import { flagParam, listParams, messageParams, momentParams } from '../schemas/query.ts'
import { messagePreview, rememberResult } from '../schemas/writes.ts'
import { found, idParam } from './found.ts'
import { readRoute, writeRoute } from './scope-route.ts'
import { stood } from './stood.ts'

const remember = writeRoute({
  id: 'remember',
  method: 'post',
  path: '/messages',
  tag: 'messages',
  summary: { en: 'Keep messages and extract their facts', zh: '保存消息并提取其中的事实' },
  params: {},
  body: z
    .strictObject({
      messages: z
        .array(
          z.union([textMessage, contentMessage, text], { error: 'must be a text, or an object with one' }),
        )
        .min(1)
        .max(1000),
    })
    .openapi('RememberRequest', {
      example: { messages: [{ text: '我搬家到了海淀区' }, { text: 'I like green tea', key: 'm-2' }] },
    }),
  answer: z
    .object({
      results: z.array(rememberResult),
      words: z.array(z.string()).openapi({
        description:
          'What each message did or asks of the memory, in its own language: "Noted: you live in Rome." Empty where there is nothing to say.',
      }),
    })
    .openapi('RememberAnswer'),
  run: async ({ memory, body }) => {
    const results = await memory.remember(body.messages)
    return { results: [...results], words: await Promise.all(results.map((one) => memory.describe(one))) }
  },
})

const preview = writeRoute({
  id: 'preview',
  method: 'post',
  reads: true,
  path: '/messages/preview',
  tag: 'messages',
  summary: { en: 'What would be taken from a message; writes nothing', zh: '预览一条消息会提取什么，不写入' },
  params: {},
  body: messageInput,
  answer: messagePreview,
  run: ({ memory, body }) => memory.preview(body),
})

const list = readRoute({
  id: 'listItems',
  method: 'get',
  path: '/items',
  tag: 'messages',
  summary: { en: 'Messages as they were said', zh: '按原话保存的消息' },
  params: {},
  query: {
    ...listParams,
    ...messageParams,
    ...momentParams,
    notExtractedBy: opt(z.string()),
    unread: opt(flagParam),
  },
  answer: pageOf<MemoryItem>(memoryItem),
  run: ({ memory, query: { validAt, knownAt, ...options } }) =>
    stood(memory, { validAt, knownAt }).items.list(options),
})

const get = readRoute({
  id: 'getItem',
  method: 'get',
  path: '/items/{id}',
  tag: 'messages',
  summary: { en: 'One message', zh: '一条消息' },
  params: { id: idParam },
  query: momentParams,
  answer: memoryItem,
  run: async ({ memory, params, query }) =>
    found('item', params.id, await stood(memory, query).items.get(params.id)),
})

export const messageRoutes = [remember, preview, list, get]
