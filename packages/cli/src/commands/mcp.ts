import type { MemoryServer } from '@recollect/mcp'
import { command } from '../argv/command.ts'
import { asksWho } from '../config/privacy.ts'
import type { Context } from '../context.ts'
import { usageError } from '../errors/cli-error.ts'
import { withMemory } from '../open-memory.ts'
import type { OpenMemory } from '../open-memory.ts'
import { makeAccess, principalOf } from '../privacy/access.ts'
import { safe } from '../render/safe.ts'
import { doorArguments, doorOf, listenArguments } from '../serving/arguments.ts'
import type { DoorArguments, ListenArguments } from '../serving/arguments.ts'
import { listen, untilEnded } from '../serving/listen.ts'
import { readTokens } from '../serving/tokens.ts'
import type { Tokens } from '../serving/tokens.ts'
import { field } from '../util/objects.ts'

const PORT = 7421

interface McpArguments {
  /** Null: over standard input and output. */
  readonly http: (ListenArguments & DoorArguments) | null
  /** The nine tools of the reference memory server. */
  readonly reference: boolean
  readonly session: string | undefined
}

/** Characters of what a client did wrong that are shown. */
const SHOWN = 200

/** Null: over standard input and output. */
interface McpDone {
  readonly url: string | null
}

/** Serves MCP clients until they leave, or Ctrl-C or SIGTERM. Over standard output nothing is written but the protocol. */
async function mcp(args: McpArguments, context: Context): Promise<McpDone> {
  const { http } = args
  const tokens = http === null || http.tokens === null ? null : readTokens(http.tokens, context)
  const access = tokens === null ? {} : { access: await makeAccess(context.loaded) }
  return withMemory(
    context,
    'write',
    async (open) => {
      const served = await serverOf(args, tokens, open, context)
      return http === null ? overStdio(served, context) : overHttp(served, http, tokens, context)
    },
    access,
  )
}

/** Without tokens it stands on the memory as whoever acts may use it. */
async function serverOf(
  { reference, session }: McpArguments,
  tokens: Tokens | null,
  { inside: { whole } }: OpenMemory,
  { io, loaded, text }: Context,
): Promise<MemoryServer> {
  const { createMcpServer, createReferenceServer } = await import('@recollect/mcp')
  const { scope, lang, privacy } = loaded.settings
  const source = tokens === null && asksWho(privacy) ? whole.as(principalOf(loaded)) : whole
  const onError = (error: unknown): void =>
    void io.stderr.write(
      `${text.errors.unexpected(error instanceof Error ? error.message : String(error))}\n`,
    )
  const onClientError = ({ message }: Error): void =>
    void io.stderr.write(`${text.reach.mcpClient(safe(message.slice(0, SHOWN)))}\n`)
  if (reference) return createReferenceServer(source, { scope, onError, onClientError })
  return createMcpServer(source, {
    scope,
    language: lang,
    onError,
    onClientError,
    ...field('session', session),
  })
}

async function overStdio(served: MemoryServer, { io }: Context): Promise<McpDone> {
  const { serveStdio } = await import('@recollect/mcp')
  const connection = await serveStdio(served, { input: io.stdin.stream, output: io.stdout.stream })
  io.onInterrupt(() => void connection.close())
  await connection.closed
  return { url: null }
}

async function overHttp(
  served: MemoryServer,
  { host, port, ...typed }: ListenArguments & DoorArguments,
  tokens: Tokens | null,
  context: Context,
): Promise<McpDone> {
  const { serveHttp } = await import('@recollect/mcp')
  const known = Object.entries(tokens ?? {}).map(([token, principal]) => ({ token, principal }))
  const { origins, allowedHosts } = doorOf(typed, context.loaded.settings)
  const serving = serveHttp(served, { host, port, tokens: known, allowedOrigins: origins, allowedHosts })
  const running = await listen(serving, { host, port })
  return untilEnded(running, [context.text.reach.mcpHttp(running.url)], context)
}

export const spec = command({
  name: 'mcp',
  group: 'reach',
  options: ['http', 'host', 'port', 'tokens', 'origin', 'allowedHost', 'reference', 'mcpSession'],
  read: (values): McpArguments => {
    const http = values.flag('http')
    for (const option of ['host', 'port', 'tokens'])
      if (!http && values.text(option) !== undefined)
        throw usageError((t) => t.reach.errors.onlyHttp(`--${option}`))
    const door = doorArguments(values)
    for (const [option, given] of [
      ['origin', door.origins],
      ['allowed-host', door.allowedHosts],
    ] as const)
      if (!http && given.length > 0) throw usageError((t) => t.reach.errors.onlyHttp(`--${option}`))
    return {
      http: http ? { ...listenArguments(values, PORT), ...door } : null,
      reference: values.flag('reference'),
      session: values.label('session'),
    }
  },
  run: mcp,
  render: () => '',
  silent: ({ url }) => url === null,
})
