import { Hono } from 'hono'

/** What Host headers name this machine by; a port may follow. */
const HOST = /^(?:localhost|127\.0\.0\.1|\[::1\])(?::\d{1,5})?$/iu

/**
 * Mounts an app under `/playground` and answers only what was asked of this machine by its name: a page elsewhere can point a name of its
 * own at 127.0.0.1 (DNS rebinding), but not take this one.
 */
export function thisMachineOnly(inner: Hono): Hono {
  const app = new Hono()
  app.use(async (context, next) => {
    if (HOST.test(context.req.header('host') ?? '')) return next()
    const problem = {
      type: 'about:blank',
      title: 'Forbidden',
      status: 403,
      code: 'FORBIDDEN_HOST',
      detail: 'This page answers under http://localhost and http://127.0.0.1. Use one of them.',
    }
    return context.json(problem, 403, { 'content-type': 'application/problem+json' })
  })
  return app.route('/playground', inner)
}
