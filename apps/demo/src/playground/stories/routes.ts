import { NotFoundError } from '@recollect/core'
import { Hono } from 'hono'
import { bodyOf, textOf } from '../http/body.ts'
import type { PlaygroundOptions } from '../options.ts'
import { STORIES } from './catalogue.ts'
import { linesOf } from './story.ts'
import { tell } from './tell.ts'

/** The stories there are, and one told to a scope. */
export function storyRoutes(options: PlaygroundOptions): Hono {
  const app = new Hono()
  const listed = STORIES.map((story) => {
    const { id, title, language } = story
    return { id, title, language, lines: linesOf(story) }
  })
  app.get('/', (context) => context.json({ stories: listed }))
  app.post('/:id', async (context) => {
    const id = context.req.param('id')
    const story = STORIES.find((one) => one.id === id)
    if (!story) throw new NotFoundError('story', id, 'GET /playground/stories')
    const scope = textOf(await bodyOf(context), 'scope')
    return context.json(await tell(options, scope, story))
  })
  return app
}
