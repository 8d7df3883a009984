import { readBody } from './read-body.ts'
import type { ServerSettings } from './server.ts'

/** What is left of the client's own headers: nothing it read from the environment, nothing about this machine. */
const KEPT = ['accept', 'content-type', 'user-agent']

type Sent = Pick<ServerSettings, 'apiKey' | 'headers' | 'fetch'>

/**
 * The `fetch` given to the client. It reads answers to their end, so that the client's timeout and retries hold for a body
 * that stalls or breaks off as well, and sends no headers but those it has to and those it was told to.
 */
export function wholeFetch(settings: Sent, maxBytes = Infinity): typeof globalThis.fetch {
  return async (url, init) => {
    const response = await settings.fetch(url, { ...init, headers: headersOf(init?.headers, settings) })
    const body = await readBody(response, maxBytes)
    const { status, statusText, headers } = response
    return new Response(body.byteLength === 0 ? null : body, { status, statusText, headers })
  }
}

function headersOf(given: RequestInit['headers'], { apiKey, headers }: Sent): Headers {
  const before = new Headers(given)
  const result = new Headers()
  for (const name of KEPT) {
    const value = before.get(name)
    if (value !== null) result.set(name, value)
  }
  if (apiKey !== undefined) result.set('authorization', `Bearer ${apiKey}`)
  for (const [name, value] of Object.entries(headers)) result.set(name, value)
  return result
}
