import { knownOptions } from '@recollect/core/plugin'
import type { OptionNames } from '@recollect/core/plugin'
import { Hono } from 'hono'
import { cacheControl, PAGE_HEADERS } from './headers.ts'
import { readPage } from './page-files.ts'
import type { PageFile } from './page-files.ts'
import type { UiSettings } from './settings.ts'

/** Anything that answers requests: a Hono app, the app of `createServer`. */
export interface Fetcher {
  fetch(request: Request, env?: unknown): Response | Promise<Response>
}

/** Options of `uiApp`; `api` and `settings` are required. */
export interface UiOptions {
  /** Answers whatever is not the page's own: `createServer(recollect)` of `@recollect/server`. */
  readonly api: Fetcher
  /** What the page is told by `GET /ui.json`. */
  readonly settings: UiSettings
  /** Answers what begins with `/playground`: stories, evaluation, reset, phrasing. */
  readonly playground?: Fetcher
  /** Where the built page lies; default: in this package. */
  readonly directory?: string
}

const answer = ({ body, type, hashed }: PageFile): Response =>
  new Response(body, {
    headers: { ...PAGE_HEADERS, 'content-type': type, 'cache-control': cacheControl(hashed) },
  })

const OPTIONS: OptionNames<UiOptions> = { api: true, settings: true, playground: true, directory: true }

/**
 * The page and the API it speaks to, under one origin: `/` and its files, `/ui.json`, and everything else by the API.
 * @throws Error when the page was not built.
 */
export function uiApp(options: UiOptions): Hono {
  const { api, settings, playground, directory } = knownOptions('uiApp', options, OPTIONS)
  const files = readPage(directory)
  const app = new Hono()
  app.get('/ui.json', (c) => c.json(settings, 200, { 'cache-control': 'no-cache' }))
  for (const [path, file] of files) app.get(path === '/index.html' ? '/' : path, () => answer(file))
  if (playground) app.all('/playground/*', (c) => playground.fetch(c.req.raw, c.env))
  app.all('*', (c) => api.fetch(c.req.raw, c.env))
  return app
}
