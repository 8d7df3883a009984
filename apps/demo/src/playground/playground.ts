import { Hono } from 'hono'
import { evaluationRoutes } from './evaluation/routes.ts'
import { bodyOf, textOf } from './http/body.ts'
import { problem } from './http/problem.ts'
import { phraseRoute } from './phrase/route.ts'
import { storyRoutes } from './stories/routes.ts'
import type { PlaygroundOptions } from './options.ts'

/** What the demo adds to the page: stories, a fresh start, evaluation, answers in a model's words. To be mounted under `/playground`. */
export function playground(options: PlaygroundOptions): Hono {
  const app = new Hono()
  app.onError((error, context) => {
    const answer = problem(context, error)
    if (answer.status === 500) options.onError?.(error)
    return answer
  })
  app.route('/stories', storyRoutes(options))
  app.post('/reset', async (context) => {
    const scope = textOf(await bodyOf(context), 'scope')
    return context.json(await options.recollect.scope(scope).erase())
  })
  app.route('/evaluation', evaluationRoutes(options.data))
  app.route('/phrase', phraseRoute(options.phraser ?? null))
  return app
}
