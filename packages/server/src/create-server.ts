import { OpenAPIHono } from '@hono/zod-openapi'
import type { Recollect } from '@recollect/core'
import { handlerOf, problemOf } from './app/handler.ts'
import { noRoute } from './app/no-route.ts'
import { serviceOf } from './app/service.ts'
import { noteTokens } from './app/with-tokens.ts'
import { documents } from './docs/documents.ts'
import type { ServerEnv, ServerOptions } from './options.ts'
import { apiRoutes, docsRoutes } from './routes/index.ts'
import type { Route } from './routes/index.ts'

/**
 * The REST API of a memory as a Hono app: `app.fetch(request, env)` answers. Nothing listens yet; `serve` of `@recollect/server/node` does.
 * Without `authenticate` it answers programs on the same machine only, which it knows by the `env` of Node's adapter.
 * @throws InvalidConfigError for options that are none, for tokens on a memory without access control, and for access control without
 * anybody who asks.
 */
export function createServer(recollect: Recollect, options: ServerOptions = {}): OpenAPIHono<ServerEnv> {
  const service = serviceOf(recollect, options)
  const tokens = options.authenticate !== undefined
  const app = new OpenAPIHono<ServerEnv>()
  const routes: Route[] = [...apiRoutes]
  routes.push(...docsRoutes(documents(routes, tokens)))
  for (const route of routes)
    app.on(route.method.toUpperCase(), honoPath(route.path), handlerOf(route, service))
  app.notFound(noRoute(routes, service))
  app.onError((error, { req }) => problemOf(error, service, { method: req.method, route: 'none' }))
  if (tokens) noteTokens(app)
  return app
}

const honoPath = (path: string): string => path.replaceAll(/\{(?<name>\w+)\}/gu, ':$<name>')
