import { z } from '@hono/zod-openapi'
import type { QaTurn, TurnKeyCount } from '@recollect/core/store'
import { name, opt, pageOf, share, text } from '../schemas/fields.ts'
import { pageParams, wholeParam } from '../schemas/query.ts'
import { logStats, topicCount, turnHit } from '../schemas/session.ts'
import { qaTurn } from '../schemas/turn.ts'
import { readRoute, writeRoute } from './scope-route.ts'

const turns = z.array(qaTurn).readonly()

const recent = readRoute({
  id: 'recentLog',
  method: 'get',
  path: '/log/recent',
  tag: 'log',
  summary: { en: 'The last pairs of all sessions', zh: '全部会话最近的问答' },
  params: {},
  query: { n: opt(wholeParam(1, 1000)) },
  answer: turns,
  run: ({ memory, query }) => memory.sessions.recent(query.n),
})

const topics = readRoute({
  id: 'listTopics',
  method: 'get',
  path: '/log/topics',
  tag: 'log',
  summary: { en: 'Topics, with how many pairs have them', zh: '话题及其问答数' },
  params: {},
  query: pageParams,
  answer: pageOf<TurnKeyCount>(topicCount),
  run: ({ memory, query }) => memory.sessions.topics(query),
})

const topic = readRoute({
  id: 'topicTurns',
  method: 'get',
  path: '/log/topics/{topic}',
  tag: 'log',
  summary: { en: 'Pairs of a topic, newest first', zh: '某个话题的问答，最新的在前' },
  params: { topic: z.string().openapi({ example: 'android' }) },
  query: { ...pageParams, session: opt(z.string()) },
  answer: pageOf<QaTurn>(qaTurn),
  run: ({ memory, params, query }) => memory.sessions.topic(params.topic, query),
})

const stats = readRoute({
  id: 'logStats',
  method: 'get',
  path: '/log/stats',
  tag: 'log',
  summary: { en: 'Counts of the log', zh: '问答记录的统计' },
  params: {},
  query: {},
  answer: logStats,
  run: ({ memory }) => memory.sessions.stats(),
})

const search = writeRoute({
  id: 'searchLog',
  method: 'post',
  reads: true,
  path: '/log/search',
  tag: 'log',
  summary: { en: 'Pairs whose question shares words with a query', zh: '按词语查找问答' },
  params: {},
  body: z
    .strictObject({
      query: text,
      limit: opt(z.number().openapi({ description: '1–100, default 5.' })),
      minSignificance: opt(share),
      session: opt(name),
    })
    .openapi('SearchLogRequest', { example: { query: '刷机' } }),
  answer: z.array(turnHit).readonly(),
  run: ({ memory, body: { query, ...options } }) => memory.sessions.search(query, options),
})

const same = writeRoute({
  id: 'sameQuestion',
  method: 'post',
  reads: true,
  path: '/log/same',
  tag: 'log',
  summary: { en: 'Pairs that asked the same question', zh: '问过同一个问题的问答' },
  params: {},
  body: z
    .strictObject({ question: text, limit: opt(z.number()) })
    .openapi('SameQuestionRequest', { example: { question: '怎么刷机？' } }),
  answer: turns,
  run: ({ memory, body }) => memory.sessions.same(body.question, body.limit),
})

const renameTopic = writeRoute({
  id: 'renameTopic',
  method: 'post',
  path: '/log/rename-topic',
  tag: 'log',
  summary: { en: 'Give a topic another name', zh: '给话题改名' },
  params: {},
  body: z
    .strictObject({ from: text, to: text })
    .openapi('RenameTopicRequest', { example: { from: 'android', to: '安卓' } }),
  answer: z.object({ pairs: z.number().int() }).openapi('RenameTopicAnswer'),
  run: async ({ memory, body }) => ({ pairs: await memory.sessions.renameTopic(body.from, body.to) }),
})

export const logRoutes = [recent, topics, topic, stats, search, same, renameTopic]
