import { RecollectError } from '@recollect/core'
import type { Context } from 'hono'
import type { ContentfulStatusCode } from 'hono/utils/http-status'

const STATUS: readonly (readonly [codes: RegExp, status: ContentfulStatusCode])[] = [
  [/^INVALID_/u, 400],
  [/^NOT_FOUND$/u, 404],
  [/^ACCESS_DENIED$/u, 403],
  [/^QUOTA_EXCEEDED$/u, 429],
  [/^MODEL_/u, 502],
  [/^STORE_(?:BUSY|UNAVAILABLE)$/u, 503],
]

const INTERNAL = 500

/** An error as RFC 9457 has it told. What nobody foresaw is told without its words, which may hold a path. */
export function problem(context: Context, error: unknown): Response {
  const known = RecollectError.isInstance(error)
  const code = known ? error.code : 'INTERNAL'
  const status = STATUS.find(([codes]) => codes.test(code))?.[1] ?? INTERNAL
  const detail = known ? error.message : 'Something unexpected happened. Look at what the terminal says.'
  const body = { type: 'about:blank', title: code, status, code, detail }
  return context.body(JSON.stringify(body), status, { 'content-type': 'application/problem+json' })
}
