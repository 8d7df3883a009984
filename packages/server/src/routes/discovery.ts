import { z } from '@hono/zod-openapi'
import type { Quarantined } from '@recollect/core/store'
import { names, opt, pageOf } from '../schemas/fields.ts'
import { discoverReport, discoveryStatus } from '../schemas/knowledge.ts'
import { pageParams, timeParam } from '../schemas/query.ts'
import { modelUsage, quarantined } from '../schemas/semantic.ts'
import { readRoute, writeRoute } from './scope-route.ts'

const flag = opt(z.boolean())

const discover = writeRoute({
  id: 'discover',
  method: 'post',
  path: '/discover',
  tag: 'discovery',
  summary: {
    en: 'Cut episodes and discover knowledge; stops when the client leaves',
    zh: '划分情节并发现知识；客户端离开即停止',
  },
  params: {},
  body: z
    .strictObject({
      dryRun: flag,
      limit: opt(z.number()),
      sample: opt(z.number()),
      skipped: flag,
      failed: flag,
      ongoing: flag,
    })
    .openapi('DiscoverRequest', { example: { limit: 10 } }),
  answer: discoverReport,
  run: ({ memory, body, signal }) => memory.discover({ ...body, signal: signal() }),
})

const status = readRoute({
  id: 'discoveryStatus',
  method: 'get',
  path: '/discovery/status',
  tag: 'discovery',
  summary: { en: 'What is owed to discovery', zh: '知识发现的进度' },
  params: {},
  query: {},
  answer: discoveryStatus,
  run: ({ memory }) => memory.discovery.status(),
})

const quarantine = readRoute({
  id: 'listQuarantined',
  method: 'get',
  path: '/discovery/quarantined',
  tag: 'discovery',
  summary: { en: 'What models proposed and was not stored', zh: '模型提出而未保存的内容' },
  params: {},
  query: pageParams,
  answer: pageOf<Quarantined>(quarantined),
  run: ({ memory, query }) => memory.discovery.quarantined(query),
})

const usage = readRoute({
  id: 'modelUsage',
  method: 'get',
  path: '/discovery/usage',
  tag: 'discovery',
  summary: { en: 'Calls, tokens and cost by day', zh: '每日的调用、词元与费用' },
  params: {},
  query: { from: opt(timeParam), to: opt(timeParam) },
  answer: z.array(modelUsage).readonly(),
  run: ({ memory, query }) => memory.discovery.usage(query.from, query.to),
})

const dismiss = writeRoute({
  id: 'dismissQuarantined',
  method: 'post',
  path: '/discovery/dismiss',
  tag: 'discovery',
  summary: { en: 'Remove proposals that were looked at', zh: '清除已看过的提议' },
  params: {},
  body: z.strictObject({ ids: opt(names) }).openapi('DismissRequest', { example: {} }),
  answer: z.object({ dismissed: z.number().int() }).openapi('DismissAnswer'),
  run: async ({ memory, body }) => ({ dismissed: await memory.discovery.dismiss(body.ids) }),
})

const retry = writeRoute({
  id: 'retryDiscovery',
  method: 'post',
  path: '/discovery/retry',
  tag: 'discovery',
  summary: { en: 'Give failed episodes their tries again', zh: '让失败的情节重新尝试' },
  params: {},
  body: z.strictObject({ episodes: opt(names) }).openapi('RetryRequest', { example: {} }),
  answer: z.object({ retried: z.number().int() }).openapi('RetryAnswer'),
  run: async ({ memory, body }) => ({ retried: await memory.discovery.retry(body.episodes) }),
})

export const discoveryRoutes = [discover, status, quarantine, usage, dismiss, retry]
