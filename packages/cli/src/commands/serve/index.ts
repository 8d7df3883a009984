import type { Context } from '../../context.ts'
import type { ListenArguments } from '../../serving/arguments.ts'
import { listen, untilEnded } from '../../serving/listen.ts'
import { readTokens } from '../../serving/tokens.ts'
import { withApi } from '../../serving/with-api.ts'

/** Serves the REST API until Ctrl-C or SIGTERM. */
export async function serveApi(
  { host, port, tokens: file }: ListenArguments,
  context: Context,
): Promise<{ readonly url: string }> {
  const tokens = file === null ? null : readTokens(file, context)
  return withApi(tokens, context, async (api) => {
    const { serve } = await import('@recollect/server/node')
    const running = await listen(serve(api, { host, port }), { host, port })
    const { serving, guarded, open } = context.text.reach
    const who = tokens === null ? open : guarded(Object.keys(tokens).length)
    return untilEnded(running, [serving(running.url), who], context)
  })
}
