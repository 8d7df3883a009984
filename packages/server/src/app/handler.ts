import type { Context } from 'hono'
import { callerOf } from '../door/caller.ts'
import { checkPlace } from '../door/place.ts'
import type { ServerEnv } from '../options.ts'
import { told } from '../problems/told.ts'
import type { Asked, Route } from '../routes/index.ts'
import { foreignOrigin, withCors } from './cors.ts'
import { refused } from './respond.ts'
import type { Service } from './service.ts'

type Handler = (context: Context<ServerEnv>) => Promise<Response>

/** A route as Hono calls it: let in, answered, counted; whatever is thrown becomes a problem. */
export function handlerOf(route: Route, service: Service): Handler {
  const method = route.method.toUpperCase()
  const origins = service.options.origins ?? []
  return async (context) => {
    const end = service.metrics.begin(method, route.path)
    const response = await answerOf(route, service, context)
    end(response.status)
    return withCors(response, foreignOrigin(context, origins))
  }
}

async function answerOf(route: Route, service: Service, context: Context<ServerEnv>): Promise<Response> {
  try {
    const asked: Asked = { context, service, caller: await callerFor(route, service, context) }
    return await route.handle(asked)
  } catch (error) {
    return problemOf(error, service, { method: route.method.toUpperCase(), route: route.path })
  }
}

/** Open routes ask nobody who they are, and reach nothing. */
async function callerFor(
  route: Route,
  service: Service,
  context: Context<ServerEnv>,
): Promise<Asked['caller']> {
  if (!route.open) return callerOf(context, service)
  checkPlace(context, service)
  return NOBODY
}

const unreachable = (): never => {
  throw new TypeError('An open route reaches no memory.')
}

const NOBODY: Asked['caller'] = {
  principal: null,
  client: '',
  reach: { scope: unreachable, admin: { scopes: unreachable }, audit: unreachable },
  again: unreachable,
}

/** An error as its answer; who runs the server is told of those that nobody expected. */
export function problemOf(
  error: unknown,
  { options }: Service,
  place: { readonly method: string; readonly route: string },
): Response {
  const { problem, headers, unexpected } = told(error)
  if (unexpected) options.onError?.(error, place)
  return refused(problem, headers)
}
