import { z } from '@hono/zod-openapi'
import type { AuditEntry } from '@recollect/core'
import { answered } from '../app/respond.ts'
import { streamed } from '../app/streamed.ts'
import { checked, checkPath, queryOf } from '../input/checked.ts'
import { opt, pageOf, orNull } from '../schemas/fields.ts'
import { pageParams, wholeParam } from '../schemas/query.ts'
import { auditAnchor, auditEntry, auditVerdict } from '../schemas/scope.ts'
import { otherRoute } from './other-route.ts'
import type { Asked } from './route.ts'
import { JSON_LINES } from './transfer.ts'

const page = z.strictObject(pageParams)
const anchorQuery = z.strictObject({
  seq: opt(wholeParam(1, Number.MAX_SAFE_INTEGER)),
  hash: opt(z.string().max(200)),
  at: opt(wholeParam(0, Number.MAX_SAFE_INTEGER)),
})
const none = z.strictObject({})

function trailOf({ context, caller }: Asked) {
  checkPath(context)
  const scope = context.req.param('scope') ?? ''
  return { scope, trail: caller.reach.audit(scope) }
}

const list = otherRoute({
  id: 'listAudit',
  method: 'get',
  path: '/audit',
  tag: 'audit',
  summary: { en: 'The audit log, oldest first', zh: '审计记录，最早的在前' },
  query: page,
  answer: pageOf<AuditEntry>(auditEntry),
  handle: async (asked) => {
    const query = checked(page, 'query', queryOf(asked.context))
    return answered(await trailOf(asked).trail.list(query))
  },
})

const verify = otherRoute({
  id: 'verifyAudit',
  method: 'get',
  path: '/audit/verify',
  tag: 'audit',
  summary: {
    en: 'Follow the chain; with an anchor it must hold that link too',
    zh: '校验审计链；给出锚点时须含该环',
  },
  query: anchorQuery,
  answer: auditVerdict,
  handle: async (asked) => {
    const { seq, hash, at = 0 } = checked(anchorQuery, 'query', queryOf(asked.context))
    const { scope, trail } = trailOf(asked)
    const given = seq !== undefined && hash !== undefined
    return answered(await trail.verify(given ? { anchor: { scope, seq, hash, at } } : {}))
  },
})

const anchor = otherRoute({
  id: 'auditAnchor',
  method: 'get',
  path: '/audit/anchor',
  tag: 'audit',
  summary: { en: 'The head of the chain; null for an empty one', zh: '审计链的末环；空链为 null' },
  answer: orNull(auditAnchor),
  handle: async (asked) => {
    checked(none, 'query', queryOf(asked.context))
    return answered(await trailOf(asked).trail.anchor())
  },
})

const exported = otherRoute({
  id: 'exportAudit',
  method: 'get',
  path: '/audit/export',
  tag: 'audit',
  summary: { en: 'The audit log as JSON lines', zh: '以 JSON 行导出审计记录' },
  answer: { type: JSON_LINES, says: 'One link a line, oldest first.' },
  handle: (asked) => {
    checked(none, 'query', queryOf(asked.context))
    const { trail } = trailOf(asked)
    const route = '/v1/scopes/{scope}/audit/export'
    return streamed(asked, { type: JSON_LINES, route, lines: () => trail.export() })
  },
})

export const auditRoutes = [list, verify, anchor, exported]
