import { ApiError, problemOf } from './api-error.ts'
import { noteUnanswered } from './offline.ts'

/** Whether the server is there. */
export const HEALTH = '/healthz'

export interface Call {
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  readonly body?: unknown
  readonly signal?: AbortSignal | undefined
}

/** Its answers are typed by core's types, which it is the server's task to keep. */
const parse: <T>(text: string) => T = JSON.parse

async function fetched(path: string, { method, body, signal }: Call): Promise<Response> {
  try {
    return await fetch(path, {
      method,
      ...(body === undefined
        ? {}
        : { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } }),
      ...(signal ? { signal } : {}),
    })
  } catch (cause) {
    if (signal?.aborted) throw cause
    if (path !== HEALTH) noteUnanswered()
    throw new ApiError({ code: 'OFFLINE', status: 0, title: 'No answer', detail: '' }, { cause })
  }
}

/** @throws ApiError when the server refuses, or does not answer (`OFFLINE`). */
export async function send<T>(path: string, call: Call): Promise<T> {
  const response = await fetched(path, call)
  const text = await response.text()
  if (!response.ok) throw new ApiError(problemOf(response.status, text))
  return parse<T>(text === '' ? 'null' : text)
}
