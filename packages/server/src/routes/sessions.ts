import { z } from '@hono/zod-openapi'
import type { Session } from '@recollect/core/store'
import { opt, pageOf, text } from '../schemas/fields.ts'
import { flagParam, pageParams } from '../schemas/query.ts'
import { session } from '../schemas/session.ts'
import { context, section } from '../schemas/session-upkeep.ts'
import { readRoute, writeRoute } from './scope-route.ts'

export const sessionParam = { id: z.string().openapi({ example: 'chat-1' }) }

const list = readRoute({
  id: 'listSessions',
  method: 'get',
  path: '/sessions',
  tag: 'sessions',
  summary: { en: 'All sessions', zh: '全部会话' },
  params: {},
  query: { ...pageParams, archived: opt(flagParam) },
  answer: pageOf<Session>(session),
  run: ({ memory, query }) => memory.sessions.list(query),
})

const get = readRoute({
  id: 'getSession',
  method: 'get',
  path: '/sessions/{id}',
  tag: 'sessions',
  summary: { en: 'One session', zh: '一个会话' },
  params: sessionParam,
  query: {},
  answer: session,
  run: ({ memory, params }) => memory.session(params.id).info(),
})

const remove = readRoute({
  id: 'deleteSession',
  method: 'delete',
  path: '/sessions/{id}',
  tag: 'sessions',
  summary: { en: 'Delete a session with its working memory', zh: '删除一个会话及其工作记忆' },
  params: sessionParam,
  query: {},
  answer: null,
  run: ({ memory, params }) => memory.session(params.id).delete(),
})

const contextOf = writeRoute({
  id: 'context',
  method: 'post',
  reads: true,
  path: '/sessions/{id}/context',
  tag: 'sessions',
  summary: { en: 'What a model should know before it answers', zh: '模型作答前应当知道的内容' },
  params: sessionParam,
  body: z
    .strictObject({
      message: text,
      budget: opt(z.number().openapi({ description: 'Tokens at most; default 1,200.' })),
      include: opt(z.array(section)),
      conversation: opt(z.array(z.string())),
    })
    .openapi('ContextRequest', { example: { message: '我现在住在哪里？', budget: 600 } }),
  answer: context,
  run: ({ memory, params, body: { message, ...options } }) =>
    memory.session(params.id).context(message, options),
})

export const sessionRoutes = [list, get, remove, contextOf]
