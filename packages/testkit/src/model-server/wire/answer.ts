import type { Json } from '@recollect/core'

/** An HTTP answer, before it is sent. */
export interface WireAnswer {
  readonly status: number
  readonly headers: Readonly<Record<string, string>>
  readonly body: string
}

export const jsonAnswer = (
  body: Json,
  status = 200,
  headers: Readonly<Record<string, string>> = {},
): WireAnswer => ({
  status,
  headers: { 'content-type': 'application/json', ...headers },
  body: JSON.stringify(body),
})

/** An error in the form of the protocol. */
export const errorAnswer = (
  status: number,
  code: string,
  message: string,
  headers: Readonly<Record<string, string>> = {},
): WireAnswer =>
  jsonAnswer(
    { error: { message, type: status >= 500 ? 'server_error' : 'invalid_request_error', param: null, code } },
    status,
    headers,
  )
