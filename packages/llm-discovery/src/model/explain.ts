import { parsed } from '../json/parsed.ts'
import { isFields } from '../replies/entries.ts'

const MAX_WORDS = 4000

/**
 * Servers say what is wrong in many shapes (`error.message`, `error`, `detail`, `message`, plain words); the client knows the first alone.
 * An answer of success is left as it is.
 */
export async function explained(response: Response): Promise<Response> {
  if (response.ok) return response
  const { status, statusText, headers } = response
  const message = wordsOf(await response.text()).slice(0, MAX_WORDS)
  return new Response(JSON.stringify({ error: { message } }), {
    status,
    statusText,
    headers: asJson(headers),
  })
}

function wordsOf(body: string): string {
  let value = parsed(body)
  // A page of a proxy.
  if (value === undefined) return body.trimStart().startsWith('<') ? '' : body
  for (const name of ['error', 'message', 'detail', 'msg'] as const) {
    if (isFields(value) && Object.hasOwn(value, name)) value = value[name]
  }
  return typeof value === 'string' ? value : (JSON.stringify(value) ?? '')
}

function asJson(given: Headers): Headers {
  const headers = new Headers(given)
  headers.delete('content-length')
  headers.set('content-type', 'application/json')
  return headers
}
