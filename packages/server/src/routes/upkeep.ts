import { z } from '@hono/zod-openapi'
import { requireTransfer } from '@recollect/transfer'
import { opt } from '../schemas/fields.ts'
import { backfillProgress, eraseReport, reembedProgress, scopeStats, settleResult } from '../schemas/scope.ts'
import { repairReport } from '../schemas/writes.ts'
import { readRoute, writeRoute } from './scope-route.ts'

const batch = opt(z.number().openapi({ description: '1–1,000.' }))

const stats = readRoute({
  id: 'stats',
  method: 'get',
  path: '/stats',
  tag: 'upkeep',
  summary: { en: 'Counts and shares', zh: '数量与比例' },
  params: {},
  query: {},
  answer: scopeStats,
  run: ({ memory }) => memory.stats(),
})

const erase = writeRoute({
  id: 'erase',
  method: 'post',
  path: '/erase',
  tag: 'upkeep',
  summary: { en: 'Remove everything of the scope for good', zh: '永久删除该范围的一切' },
  params: {},
  body: z.strictObject({ audit: opt(z.boolean()) }).openapi('EraseRequest', { example: {} }),
  answer: eraseReport,
  run: ({ memory, body, jobs }) => memory.erase({ ...body, jobs }),
})

const settle = writeRoute({
  id: 'settle',
  method: 'post',
  path: '/settle',
  tag: 'upkeep',
  summary: { en: 'Write down what the clock has brought about', zh: '落实到期的事实与删除' },
  params: {},
  body: z.strictObject({}),
  answer: settleResult,
  run: ({ memory }) => memory.settle(),
})

const repair = writeRoute({
  id: 'repair',
  method: 'post',
  path: '/repair',
  tag: 'upkeep',
  summary: { en: 'Find and mend damaged version chains', zh: '查找并修复损坏的版本链' },
  params: {},
  body: z.strictObject({ dryRun: opt(z.boolean()) }).openapi('RepairRequest', { example: { dryRun: true } }),
  answer: repairReport,
  run: ({ memory, body }) => {
    requireTransfer(memory)
    return memory.repair(body)
  },
})

const backfill = writeRoute({
  id: 'backfill',
  method: 'post',
  path: '/backfill',
  tag: 'upkeep',
  summary: { en: 'Extract from messages that are still owed', zh: '对尚未提取的消息补做提取' },
  params: {},
  body: z.strictObject({ batch }).openapi('BackfillRequest', { example: {} }),
  answer: backfillProgress,
  run: ({ memory, body }) => memory.backfill(body),
})

const reembed = writeRoute({
  id: 'reembed',
  method: 'post',
  path: '/reembed',
  tag: 'upkeep',
  summary: {
    en: 'Compute vectors that are missing; stops when the client leaves',
    zh: '补算缺少的向量；客户端离开即停止',
  },
  params: {},
  body: z.strictObject({ batch }).openapi('ReembedRequest', { example: {} }),
  answer: reembedProgress,
  run: ({ memory, body, signal }) => memory.reembed({ ...body, signal: signal() }),
})

export const upkeepRoutes = [stats, erase, settle, repair, backfill, reembed]
