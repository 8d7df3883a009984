import type { IncomingMessage, ServerResponse } from 'node:http'

const PREFLIGHT = {
  'access-control-allow-methods': 'GET, POST, DELETE',
  'access-control-allow-headers':
    'authorization, content-type, accept, mcp-session-id, mcp-protocol-version, last-event-id',
  'access-control-max-age': '600',
}

/**
 * Lets pages of the origins that were allowed read the answers; others get no such header.
 * @returns Whether the request was the question of a browser whether it may ask, and is answered.
 */
export function letRead(
  { method, headers: { origin } }: IncomingMessage,
  response: ServerResponse,
  origins: ReadonlySet<string>,
): boolean {
  if (origin === undefined || !origins.has(origin)) return false
  response
    .setHeader('access-control-allow-origin', origin)
    .setHeader('vary', 'origin')
    .setHeader('access-control-expose-headers', 'mcp-session-id, www-authenticate, retry-after')
  if (method !== 'OPTIONS') return false
  response.writeHead(204, PREFLIGHT).end()
  return true
}
