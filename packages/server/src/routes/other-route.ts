import { z } from '@hono/zod-openapi'
import type { Route } from './route.ts'
import { scopeParam } from './scope-route.ts'

type Described = Pick<Route, 'id' | 'method' | 'path' | 'tag' | 'summary' | 'handle'>

/** A route of a scope whose body or answer is no JSON. */
export const otherRoute = (given: Described & Partial<Route['shape']>): Route => {
  const { id, method, path, tag, summary, handle, query, body = null, answer = null } = given
  return {
    id,
    method,
    path: `/v1/scopes/{scope}${path}`,
    tag,
    summary,
    open: false,
    shape: {
      params: z.strictObject({ scope: scopeParam }),
      query: query ?? z.strictObject({}),
      body,
      answer,
    },
    handle,
  }
}
