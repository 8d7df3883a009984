import type { Context } from 'hono'
import type { ServerEnv } from '../options.ts'
import { isOwnOrigin } from '@recollect/http-guards'

const METHODS = 'GET, POST, PUT, PATCH, DELETE'
const HEADERS = 'authorization, content-type, last-event-id'
const DAY = '86400'

/** The origin of a page of elsewhere that is let in; null: none is needed or allowed. */
export function foreignOrigin({ req }: Context<ServerEnv>, origins: readonly string[]): string | null {
  if (origins.length === 0) return null
  const origin = req.header('origin')
  if (origin === undefined || isOwnOrigin(origin, req.header('host') ?? '')) return null
  return origins.includes(origin) ? origin : null
}

/** What lets a page of that origin read an answer. */
export function withCors(response: Response, origin: string | null): Response {
  if (origin === null) return response
  response.headers.set('access-control-allow-origin', origin)
  response.headers.set('access-control-expose-headers', 'retry-after')
  response.headers.append('vary', 'Origin')
  return response
}

/** The answer to a browser that asks beforehand. */
export const preflight = (): Response =>
  new Response(null, {
    status: 204,
    headers: {
      'access-control-allow-methods': METHODS,
      'access-control-allow-headers': HEADERS,
      'access-control-max-age': DAY,
    },
  })
