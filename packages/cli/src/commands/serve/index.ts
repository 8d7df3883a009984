import type { Context } from '../../context.ts'
import { doorOf } from '../../serving/arguments.ts'
import { listen, untilEnded } from '../../serving/listen.ts'
import { readTokens } from '../../serving/tokens.ts'
import { withApi } from '../../serving/with-api.ts'
import type { ServeArguments } from './spec.ts'

/** Serves the REST API until Ctrl-C or SIGTERM. */
export async function serveApi(
  { host, port, tokens: file, ...typed }: ServeArguments,
  context: Context,
): Promise<{ readonly url: string }> {
  const tokens = file === null ? null : readTokens(file, context)
  const door = doorOf(typed, context.loaded.settings)
  return withApi({ tokens, ...door }, context, async (api) => {
    const { serve } = await import('@recollect/server/node')
    const running = await listen(serve(api, { host, port }), { host, port })
    const { serving, guarded, open } = context.text.reach
    const who = tokens === null ? open : guarded(Object.keys(tokens).length)
    return untilEnded(running, [serving(running.url), who], context)
  })
}
