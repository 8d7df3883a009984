import { command } from '../argv/command.ts'
import { MODEL_OPTIONS } from '../argv/models.ts'
import type { Context } from '../context.ts'
import { CliError } from '../errors/cli-error.ts'
import { openBrowser } from '../serving/browser.ts'
import { listen, untilEnded } from '../serving/listen.ts'
import type { Running } from '../serving/listen.ts'
import { withApi } from '../serving/with-api.ts'
import type { Api } from '../serving/with-api.ts'
import { attempt } from '../util/attempt.ts'

const PORT = 7422

const HIGHEST = 65_535

interface UiArguments {
  readonly port: number
  /** Start a browser. */
  readonly open: boolean
}

/** For this machine alone: a page has no token. */
const HOST = '127.0.0.1'

/** Serves the page with the API behind it until Ctrl-C or SIGTERM, and shows it. */
async function ui({ port, open }: UiArguments, context: Context): Promise<{ readonly url: string }> {
  return withApi({ tokens: null }, context, async (api) => {
    const running = await start(api, port, context)
    if (open && context.io.stdout.isTTY && !(await openBrowser(running.url)))
      await context.io.stderr.write(`${context.text.reach.cannotOpen(running.url)}\n`)
    return untilEnded(running, [context.text.reach.page(running.url)], context)
  })
}

async function start(api: Api, port: number, { loaded }: Context): Promise<Running> {
  const [{ uiApp }, { serve }] = await Promise.all([
    import('@recollect/ui'),
    import('@recollect/server/node'),
  ])
  const { scope, lang } = loaded.settings
  const language = loaded.sources['lang']?.from === 'default' ? null : lang
  const app = attempt(() => uiApp({ api, settings: { scopes: null, scope, language, features: [] } }))
  if (!app.ok) throw new CliError('INVALID_CONFIG', (t) => t.reach.errors.notBuilt, { cause: app.error })
  return listen(serve(app.value, { host: HOST, port }), { host: HOST, port })
}

export const spec = command({
  name: 'ui',
  group: 'reach',
  options: ['port', 'noOpen', ...MODEL_OPTIONS],
  read: (values): UiArguments => ({
    port: values.integer('port', 0, HIGHEST) ?? PORT,
    open: !values.denied('open'),
  }),
  run: ui,
  render: () => '',
})
