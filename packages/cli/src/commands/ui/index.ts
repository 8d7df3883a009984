import type { Context } from '../../context.ts'
import { CliError } from '../../errors/cli-error.ts'
import { openBrowser } from '../../serving/browser.ts'
import { listen, untilEnded } from '../../serving/listen.ts'
import type { Running } from '../../serving/listen.ts'
import { withApi } from '../../serving/with-api.ts'
import type { Api } from '../../serving/with-api.ts'
import { attempt } from '../../util/attempt.ts'
import type { UiArguments } from './spec.ts'

/** For this machine alone: a page has no token. */
const HOST = '127.0.0.1'

/** Serves the page with the API behind it until Ctrl-C or SIGTERM, and shows it. */
export async function ui({ port, open }: UiArguments, context: Context): Promise<{ readonly url: string }> {
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
