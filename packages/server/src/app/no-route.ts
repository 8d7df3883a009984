import type { Context } from 'hono'
import { checkPlace } from '../door/place.ts'
import type { ServerEnv } from '../options.ts'
import { ProblemError } from '../problems/problem.ts'
import type { Route } from '../routes/index.ts'
import { foreignOrigin, preflight, withCors } from './cors.ts'
import { problemOf } from './handler.ts'
import type { Service } from './service.ts'

const PLACE = { method: 'OTHER', route: 'none' }

/** What is answered where no route is: a preflight, that the path takes other methods, or that there is nothing. */
export function noRoute(routes: readonly Route[], service: Service) {
  const patterns = routes.map(({ path, method }) => ({
    pattern: new RegExp(`^${path.replaceAll(/\{\w+\}/gu, '[^/]+').replaceAll('.', '\\.')}$`, 'u'),
    method: method.toUpperCase(),
  }))
  return (context: Context<ServerEnv>): Response => {
    const end = service.metrics.begin(PLACE.method, PLACE.route)
    const origin = foreignOrigin(context, service.options.origins ?? [])
    const response = answer(context, origin)
    end(response.status)
    return withCors(response, origin)
  }

  function answer(context: Context<ServerEnv>, origin: string | null): Response {
    try {
      checkPlace(context, service)
    } catch (error) {
      return problemOf(error, service, PLACE)
    }
    const { path, method } = context.req
    const methods = patterns.filter(({ pattern }) => pattern.test(path)).map((one) => one.method)
    if (method === 'OPTIONS' && origin !== null && methods.length > 0) return preflight()
    return problemOf(nothingAt(methods), service, PLACE)
  }
}

const nothingAt = (methods: readonly string[]): ProblemError =>
  methods.length === 0
    ? new ProblemError(404, 'NO_ROUTE', 'There is nothing at this path. See /docs for what there is.')
    : new ProblemError(405, 'METHOD_NOT_ALLOWED', `This path takes ${methods.join(', ')}. See /docs.`, {
        headers: { allow: methods.join(', ') },
      })
