import { APIConnectionError, APIConnectionTimeoutError, APIError } from 'openai'
import { ModelError } from '../../model-error.ts'
import type { OpenAiSettings } from './options.ts'

/** What the server said, of which little is trusted. */
interface Answered {
  readonly error: unknown
}

type Asked = Pick<OpenAiSettings, 'baseURL' | 'apiKey' | 'model' | 'timeout' | 'maxRetries'>

/** Says what failed and what to do. The client's own error is not kept as the cause: it holds headers and what the server said. */
export function toModelError(error: unknown, asked: Asked): ModelError {
  const where = placeOf(asked.baseURL)
  if (error instanceof APIConnectionTimeoutError) {
    return new ModelError(
      'MODEL_UNAVAILABLE',
      `No whole answer from ${where} within ${asked.timeout} ms${tries(asked)}. Try again later, raise timeout, or make batch smaller.`,
    )
  }
  if (error instanceof APIConnectionError) {
    return new ModelError(
      'MODEL_UNAVAILABLE',
      `The connection to ${where} failed (${systemCode(error.cause)})${tries(asked)}. Check baseURL and that the server runs.`,
      { cause: error.cause },
    )
  }
  if (error instanceof APIError && typeof error.status === 'number')
    return ofStatus(error, error.status, asked)
  return new ModelError(
    'MODEL_INVALID_RESPONSE',
    `What ${where} answered cannot be read. Check that baseURL leads to an API like OpenAI's, usually ending in /v1.`,
  )
}

function ofStatus(error: Answered, status: number, asked: Asked): ModelError {
  const where = placeOf(asked.baseURL)
  const words = inItsWords(error, asked.apiKey)
  const refused = (message: string) => new ModelError('MODEL_REFUSED', message, { status })
  if (status === 401 || status === 403) {
    return refused(`${where} refused the key (${status}). Check apiKey and what it may be used for.`)
  }
  if (status === 404) {
    return refused(
      `${where} has no such model or address (404)${words}. Check model "${asked.model}" and baseURL.`,
    )
  }
  if (status === 429) {
    return new ModelError(
      'MODEL_UNAVAILABLE',
      `${where} takes no more requests for now (429)${tries(asked)}. Wait, or check the quota of the account.`,
      { status },
    )
  }
  if (status >= 500 || status === 408 || status === 409) {
    return new ModelError(
      'MODEL_UNAVAILABLE',
      `${where} failed (${status})${tries(asked)}. Try again later.`,
      {
        status,
      },
    )
  }
  return refused(
    `${where} refused the request (${status})${words}. Check model, dimensions and encoding; make batch or maxCharacters smaller if it was too long.`,
  )
}

/** Without what may be secret in a query. */
function placeOf(baseURL: string): string {
  const { origin, pathname } = new URL(baseURL)
  return origin + pathname
}

const tries = ({ maxRetries }: Asked) =>
  maxRetries === 0 ? '' : `, after ${maxRetries + 1} attempts at most`

const MAX_WORDS = 200
/** What could forge a line of a log. */
const CONTROL = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]+/gu

/** The server's own message, short and without the key should it stand there. */
function inItsWords({ error }: Answered, apiKey: string | undefined): string {
  const message = messageOf(error)
  if (message === '') return ''
  const clean = (apiKey === undefined ? message : message.replaceAll(apiKey, '…'))
    .replace(CONTROL, ' ')
    .trim()
  return `: "${clean.length > MAX_WORDS ? `${clean.slice(0, MAX_WORDS)}…` : clean}"`
}

const messageOf = (error: unknown): string =>
  typeof error === 'object' && error !== null && 'message' in error && typeof error.message === 'string'
    ? error.message
    : ''

/** `ECONNREFUSED` and the like, from as deep as it is wrapped. */
function systemCode(error: unknown, depth = 0): string {
  if (!(error instanceof Error) || depth > 4) return 'unknown reason'
  return 'code' in error && typeof error.code === 'string' ? error.code : systemCode(error.cause, depth + 1)
}
