import type { Context } from 'hono'
import { hostName, isLoopback, isLoopbackHost, isOwnOrigin, isProxied } from '@recollect/http-guards'
import type { ServerBindings, ServerEnv, ServerOptions } from '../options.ts'
import { ProblemError } from '../problems/problem.ts'

type Asking = Context<ServerEnv>
type Options = Readonly<{ options: ServerOptions }>

/** What the runtime gave; nothing where whoever calls `fetch` did not hand it on. */
export const bindingsOf = ({ env }: Asking): ServerBindings => ({ ...env })

const remoteAddress = (context: Asking): string | null =>
  bindingsOf(context).incoming?.socket?.remoteAddress ?? null

/** Refuses what comes from elsewhere than it may. @throws ProblemError */
export function checkPlace(context: Asking, { options }: Options): void {
  const host = context.req.header('host') ?? ''
  checkHost(host, options)
  if (!options.authenticate) checkLoopback(context, options)
  const origin = context.req.header('origin')
  if (origin === undefined || isOwnOrigin(origin, host) || options.origins?.includes(origin)) return
  throw new ProblemError(
    403,
    'ORIGIN_REFUSED',
    'Pages of this origin may not use the server. Name it in the option "origins" (of the command: --origin).',
  )
}

/** The client as limits know it without tokens. */
export const addressOf = (context: Asking, { options }: Options): string =>
  options.clientOf?.(context.req.raw.headers) ?? remoteAddress(context) ?? 'unknown'

/** A page that points its own name at this machine asks by that name. */
function checkHost(host: string, { authenticate, allowedHosts = [] }: ServerOptions): void {
  if (authenticate && allowedHosts.length === 0) return
  if (isLoopbackHost(host) || allowedHosts.includes(hostName(host)?.toLowerCase() ?? '')) return
  throw new ProblemError(
    403,
    'HOST_REFUSED',
    'The Host header does not name this server. Use localhost, 127.0.0.1 or [::1], or name it in the option "allowedHosts" (of the command: --allowed-host).',
  )
}

function checkLoopback(context: Asking, { assumeLocal = false }: ServerOptions): void {
  // To the server everybody behind a proxy on this machine is on this machine.
  if (isProxied(context.req.raw.headers.keys(), bindingsOf(context).incoming?.httpVersion ?? null))
    throw refusedClient('Without tokens nobody is answered through a proxy. Set up tokens.')
  const address = remoteAddress(context)
  if (address === null ? !assumeLocal : !isLoopback(address)) throw refusedClient(whyNot(address))
}

const whyNot = (address: string | null): string =>
  address === null
    ? 'Without tokens only programs on the same machine are answered, and where this request comes from is not known. Hand the env of the runtime on to fetch, set assumeLocal where nobody else can ask, or set up tokens.'
    : 'Without tokens only programs on the same machine are answered. Set up tokens.'

const refusedClient = (detail: string): ProblemError => new ProblemError(403, 'CLIENT_REFUSED', detail)
