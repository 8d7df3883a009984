import { ApiError } from './api-error.ts'
import { isAddressable } from './names.ts'
import { send } from './send.ts'
import type { Call } from './send.ts'

export type Query = Readonly<Record<string, string | number | boolean | null | undefined>>

/** Calls of one place of the API. Every one throws `ApiError`. Types are those of core: the page trusts the server it came from. */
export interface Calls {
  get<T>(path: string, query?: Query, signal?: AbortSignal): Promise<T>
  post<T>(path: string, body?: unknown, signal?: AbortSignal): Promise<T>
  put<T>(path: string, body?: unknown): Promise<T>
  patch<T>(path: string, body?: unknown): Promise<T>
  delete<T>(path: string): Promise<T>
  /** For links and downloads. */
  url(path: string, query?: Query): string
}

/** Paths are those under `/v1/scopes/{scope}`. */
export interface Api extends Calls {
  readonly scope: string
  /** Paths from the root: `/v1/scopes`, `/playground/stories`. */
  readonly root: Calls
}

/** `null` and `undefined` are left out. */
function withQuery(path: string, query: Query = {}): string {
  const params = new URLSearchParams()
  for (const [name, value] of Object.entries(query))
    if (value !== null && value !== undefined) params.set(name, String(value))
  const text = params.toString()
  return text === '' ? path : `${path}?${text}`
}

const NOT_ADDRESSABLE = {
  code: 'NAME_NOT_ADDRESSABLE',
  status: 0,
  title: 'No address',
  detail:
    'What is called "." or ".." has no address in a browser. Use the library or the command line for it.',
}

async function sendTo<T>(path: string, call: Call, query?: Query): Promise<T> {
  if (!path.split('/').every(isAddressable)) throw new ApiError(NOT_ADDRESSABLE)
  return send<T>(withQuery(path, query), call)
}

function callsUnder(base: string): Calls {
  return {
    get: (path, query, signal) => sendTo(base + path, { method: 'GET', signal }, query),
    post: (path, body, signal) => sendTo(base + path, { method: 'POST', body, signal }),
    put: (path, body) => sendTo(base + path, { method: 'PUT', body }),
    patch: (path, body) => sendTo(base + path, { method: 'PATCH', body }),
    delete: (path) => sendTo(base + path, { method: 'DELETE' }),
    url: (path, query) => withQuery(base + path, query),
  }
}

export const createApi = (scope: string): Api => ({
  scope,
  ...callsUnder(`/v1/scopes/${encodeURIComponent(scope)}`),
  root: callsUnder(''),
})
