import { z } from '@hono/zod-openapi'
import { answered, SAFE_HEADERS } from '../app/respond.ts'
import { checked, queryOf } from '../input/checked.ts'
import { pageOf } from '../schemas/fields.ts'
import { pageParams } from '../schemas/query.ts'
import type { Asked, Route } from './route.ts'

const none = z.strictObject({})
const page = z.strictObject(pageParams)

const serverRoute = (
  given: Pick<Route, 'id' | 'path' | 'summary' | 'open' | 'handle'> & Partial<Route['shape']>,
): Route => {
  const { id, path, summary, open, handle, query = none, answer = null } = given
  return {
    id,
    method: 'get',
    path,
    tag: 'server',
    summary,
    open,
    shape: { params: none, query, body: null, answer },
    handle,
  }
}

const DEFAULT_LIMIT = 100

/** One page of names, in the order of stores: by code point. The name that was given last is the cursor; it need not be there any more. */
async function scopesOf({ context, caller }: Asked): Promise<Response> {
  const { limit = DEFAULT_LIMIT, cursor = null } = checked(page, 'query', queryOf(context))
  const rows: string[] = []
  const isLater = cursor === null ? () => true : isBehind(cursor)
  for await (const name of caller.reach.admin.scopes()) {
    if (!isLater(name)) continue
    if (rows.length === limit) return answered({ rows, next: rows.at(-1) ?? null })
    rows.push(name)
  }
  return answered({ rows, next: null })
}

/** Bytes of UTF-8 compare as code points do; JavaScript would compare halves of surrogate pairs. */
function isBehind(cursor: string): (name: string) => boolean {
  const bytes = Buffer.from(cursor)
  return (name) => Buffer.compare(Buffer.from(name), bytes) > 0
}

const scopes = serverRoute({
  id: 'listScopes',
  path: '/v1/scopes',
  summary: { en: 'Names of the scopes that hold anything', zh: '有内容的范围的名称' },
  open: false,
  query: page,
  answer: pageOf(z.string()),
  handle: scopesOf,
})

const health = serverRoute({
  id: 'health',
  path: '/healthz',
  summary: { en: 'Whether the server answers', zh: '服务是否正常' },
  open: true,
  answer: z.object({ status: z.literal('ok') }).openapi('Health'),
  handle: () => answered({ status: 'ok' }),
})

const figures = serverRoute({
  id: 'metrics',
  path: '/metrics',
  summary: { en: 'Counts and durations for Prometheus', zh: '供 Prometheus 采集的指标' },
  open: false,
  answer: { type: 'text/plain', says: 'The text format of Prometheus.' },
  handle: async ({ service: { metrics } }) =>
    new Response(await metrics.text(), {
      headers: { ...SAFE_HEADERS, 'content-type': metrics.contentType },
    }),
})

export const serverRoutes = [scopes, health, figures]
