import { command } from '../argv/command.ts'
import { MODEL_OPTIONS } from '../argv/models.ts'
import type { Context } from '../context.ts'
import { doorArguments, doorOf, listenArguments } from '../serving/arguments.ts'
import type { DoorArguments, ListenArguments } from '../serving/arguments.ts'
import { listen, untilEnded } from '../serving/listen.ts'
import { readTokens } from '../serving/tokens.ts'
import { withApi } from '../serving/with-api.ts'

const PORT = 7420

type ServeArguments = ListenArguments & DoorArguments

/** Serves the REST API until Ctrl-C or SIGTERM. */
async function serveApi(
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

export const spec = command({
  name: 'serve',
  group: 'reach',
  options: ['host', 'port', 'tokens', 'origin', 'allowedHost', ...MODEL_OPTIONS],
  read: (values): ServeArguments => ({ ...listenArguments(values, PORT), ...doorArguments(values) }),
  run: serveApi,
  render: () => '',
})
