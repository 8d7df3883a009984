export interface Answered {
  readonly status: number
  readonly headers: Headers
  readonly text: string
  readonly json: unknown
}

const JSON_TYPE = /^application\/(?:problem\+)?json(?:;|$)/u

/** One request, with its answer read whole. Objects are sent as JSON. */
export async function ask(
  url: string,
  method: string,
  body?: unknown,
  headers: Readonly<Record<string, string>> = {},
): Promise<Answered> {
  const sent =
    body === undefined
      ? {}
      : typeof body === 'string'
        ? { body }
        : { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } }
  const response = await fetch(url, {
    method,
    ...sent,
    headers: { ...('headers' in sent ? sent.headers : {}), ...headers },
  })
  const text = await response.text()
  const isJson = JSON_TYPE.test(response.headers.get('content-type') ?? '')
  const json: unknown = isJson ? JSON.parse(text) : null
  return { status: response.status, headers: response.headers, text, json }
}
