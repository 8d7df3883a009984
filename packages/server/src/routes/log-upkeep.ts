import { z } from '@hono/zod-openapi'
import { json, name, names, opt, time } from '../schemas/fields.ts'
import { qaIndex } from '../schemas/qa-index.ts'
import { mergeResult, pruneResult, upkeepResult } from '../schemas/session-upkeep.ts'
import { readRoute, writeRoute } from './scope-route.ts'

const upkeep = {
  dryRun: opt(z.boolean()),
  batch: opt(z.number().openapi({ description: 'Pairs a transaction, 1–1,000.' })),
}

const archive = writeRoute({
  id: 'archiveSessions',
  method: 'post',
  path: '/log/archive',
  tag: 'log',
  summary: { en: 'Put old sessions away', zh: '归档旧会话' },
  params: {},
  body: z
    .strictObject({ olderThanDays: opt(z.number()), sessions: opt(names), ...upkeep })
    .openapi('ArchiveRequest', { example: { olderThanDays: 30 } }),
  answer: upkeepResult,
  run: ({ memory, body, signal }) => memory.sessions.archive({ ...body, signal: signal() }),
})

const restore = writeRoute({
  id: 'restoreSessions',
  method: 'post',
  path: '/log/restore',
  tag: 'log',
  summary: { en: 'Bring archived sessions back', zh: '恢复已归档的会话' },
  params: {},
  body: z
    .strictObject({ sessions: names, ...upkeep })
    .openapi('RestoreRequest', { example: { sessions: ['chat-1'] } }),
  answer: upkeepResult,
  run: ({ memory, body: { sessions, ...options }, signal }) =>
    memory.sessions.restore(sessions, { ...options, signal: signal() }),
})

const merge = writeRoute({
  id: 'mergeSessions',
  method: 'post',
  path: '/log/merge',
  tag: 'log',
  summary: { en: 'Move the pairs of some sessions into another', zh: '把几个会话合并到另一个' },
  params: {},
  body: z
    .strictObject({ from: names, into: name, ...upkeep })
    .openapi('MergeRequest', { example: { from: ['chat-1'], into: 'chat-2' } }),
  answer: mergeResult,
  run: ({ memory, body: { from, into, ...options }, signal }) =>
    memory.sessions.merge(from, into, { ...options, signal: signal() }),
})

const rescore = writeRoute({
  id: 'rescoreSessions',
  method: 'post',
  path: '/log/rescore',
  tag: 'log',
  summary: { en: 'Score all pairs anew', zh: '重新计算重要性' },
  params: {},
  body: z.strictObject({ sessions: opt(names), ...upkeep }).openapi('RescoreRequest', { example: {} }),
  answer: upkeepResult,
  run: ({ memory, body, signal }) => memory.sessions.rescore({ ...body, signal: signal() }),
})

const prune = writeRoute({
  id: 'pruneSessions',
  method: 'post',
  path: '/log/prune',
  tag: 'log',
  summary: { en: 'Delete answers or whole sessions for good', zh: '永久删除答案或整个会话' },
  params: {},
  body: z
    .strictObject({
      answers: opt(z.literal(true)),
      sessions: opt(z.strictObject({ before: time })),
      ...upkeep,
    })
    .openapi('PruneRequest', { example: { answers: true, dryRun: true } }),
  answer: pruneResult,
  run: ({ memory, body, signal }) => memory.sessions.prune({ ...body, signal: signal() }),
})

const exportIndex = readRoute({
  id: 'exportIndex',
  method: 'get',
  path: '/log/index',
  tag: 'log',
  summary: { en: 'The log as qa-index.json', zh: '以 qa-index.json 导出记录' },
  params: {},
  query: {},
  answer: qaIndex,
  run: ({ memory }) => memory.sessions.exportIndex(),
})

const importIndex = writeRoute({
  id: 'importIndex',
  method: 'put',
  path: '/log/index',
  tag: 'log',
  summary: { en: 'Read a qa-index.json', zh: '读入 qa-index.json' },
  params: {},
  large: true,
  body: json,
  answer: z.object({ imported: z.number().int(), skipped: z.number().int() }).openapi('ImportIndexAnswer'),
  run: ({ memory, body }) => memory.sessions.importIndex(body),
})

export const logUpkeepRoutes = [archive, restore, merge, rescore, prune, exportIndex, importIndex]
