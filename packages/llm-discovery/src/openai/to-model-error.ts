import { APIConnectionError, APIConnectionTimeoutError, APIError } from 'openai'
import { ModelError } from '../model-error.ts'
import { placeOf } from './place.ts'
import type { ServerSettings } from './server.ts'
import { inItsWords } from './words.ts'

export interface Asked extends Pick<
  ServerSettings,
  'baseURL' | 'apiKey' | 'headers' | 'model' | 'timeout' | 'maxRetries'
> {
  /** What may be made smaller when an answer takes too long: `make batch smaller`. */
  readonly slow: string
  /** What to check when a request is refused. */
  readonly refused: string
  /** What the user said in the request; a server's words that repeat it are not shown. */
  readonly said?: string
}

/** Says what failed and what to do. The client's own error is not kept as the cause: it holds headers and what the server said. */
export function toModelError(error: unknown, asked: Asked): ModelError {
  const where = placeOf(asked.baseURL)
  if (error instanceof APIConnectionTimeoutError) {
    return new ModelError(
      'MODEL_UNAVAILABLE',
      `No whole answer from ${where} within ${asked.timeout} ms${tries(asked)}. Try again later, raise timeout, or ${asked.slow}.`,
    )
  }
  if (error instanceof APIConnectionError) {
    if (error.cause instanceof ModelError) return error.cause
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

function ofStatus(error: { readonly error: unknown }, status: number, asked: Asked): ModelError {
  const where = placeOf(asked.baseURL)
  const words = inItsWords(error.error, asked)
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
      { status },
    )
  }
  return refused(`${where} refused the request (${status})${words}. ${asked.refused}`)
}

const tries = ({ maxRetries }: Pick<Asked, 'maxRetries'>) =>
  maxRetries === 0 ? '' : `, after ${maxRetries + 1} attempts at most`

/** `ECONNREFUSED` and the like, from as deep as it is wrapped. */
function systemCode(error: unknown, depth = 0): string {
  if (!(error instanceof Error) || depth > 4) return 'unknown reason'
  return 'code' in error && typeof error.code === 'string' ? error.code : systemCode(error.cause, depth + 1)
}
