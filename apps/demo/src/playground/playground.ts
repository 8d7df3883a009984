import type { Clock, Discoverer, Recollect } from '@recollect/core'
import { Hono } from 'hono'
import { evaluationRoutes } from './evaluation/routes.ts'
import { bodyOf, textOf } from './http/body.ts'
import { problem } from './http/problem.ts'
import type { Phraser } from './phrase/phraser.ts'
import { phraseRoute } from './phrase/route.ts'
import { storyRoutes } from './stories/routes.ts'

/** What a second handle on the same database is to have of its own. */
export interface OpenOptions {
  readonly clock: Clock
  /** Left out: none. */
  readonly discoverer?: Discoverer
}

export interface PlaygroundOptions {
  /** Of the page. */
  readonly recollect: Recollect
  /** Opens the same database once more: a story is told with a clock of its own. It is closed when the story ends. */
  readonly open: (options: OpenOptions) => Promise<Recollect>
  /** The moment stories end. */
  readonly now?: () => number
  /** Folder with `labels` and `retrieval`. Null, or one that is not there: no evaluation. */
  readonly data: string | null
  /** Puts answers into other words. Null: there is none. */
  readonly phraser?: Phraser | null
  /** Told what nobody foresaw. */
  readonly onError?: (error: unknown) => void
}

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
