import type { Context } from 'hono'
import type { Principal } from '@recollect/core'
import type { Reach } from '../app/reach.ts'
import type { Service } from '../app/service.ts'
import type { ServerEnv } from '../options.ts'
import { ProblemError } from '../problems/problem.ts'
import { isLoopbackAddress, isLoopbackHost, isOwnOrigin } from './loopback.ts'

/** Who asks, and what they can reach. */
export interface Caller {
  readonly principal: Principal | null
  readonly reach: Reach
}

const BEARER = /^Bearer +(?<token>[\w.~+/-]+=*)$/iu

/** Lets a request in, or refuses it. @throws ProblemError */
export async function callerOf(context: Context<ServerEnv>, service: Service): Promise<Caller> {
  checkPlace(context, service)
  const { authenticate, principal = null } = service.options
  if (!authenticate) {
    if (service.meter) await service.meter(`address:${addressOf(context, service)}`)
    return { principal, reach: service.reachOf(principal) }
  }
  const found = await principalOf(context, service)
  if (service.meter) await service.meter(`principal:${found.id}`)
  return { principal: found, reach: service.reachOf(found) }
}

/** Refuses what comes from elsewhere than it may. @throws ProblemError */
export function checkPlace(context: Context<ServerEnv>, { options }: Service): void {
  const host = context.req.header('host') ?? ''
  if (!options.authenticate) checkLoopback(context, host)
  const origin = context.req.header('origin')
  if (origin === undefined || isOwnOrigin(origin, host) || options.origins?.includes(origin)) return
  throw new ProblemError(
    403,
    'ORIGIN_REFUSED',
    'Pages of this origin may not use the server. Name it in the option "origins".',
  )
}

function checkLoopback(context: Context<ServerEnv>, host: string): void {
  if (!isLoopbackHost(host))
    throw new ProblemError(
      403,
      'HOST_REFUSED',
      'Without tokens the server answers to localhost, 127.0.0.1 and [::1] only. Use one of them, or set up tokens.',
    )
  const address = context.env.incoming?.socket?.remoteAddress
  if (address !== undefined && !isLoopbackAddress(address))
    throw new ProblemError(
      403,
      'CLIENT_REFUSED',
      'Without tokens only programs on the same machine are answered. Set up tokens.',
    )
}

function addressOf({ req, env }: Context<ServerEnv>, { options }: Service): string {
  return options.clientOf?.(req.raw.headers) ?? env.incoming?.socket?.remoteAddress ?? 'unknown'
}

async function principalOf(context: Context<ServerEnv>, service: Service): Promise<Principal> {
  const given = context.req.header('authorization')
  if (given === undefined)
    throw unknown('Send a token: "Authorization: Bearer <token>".', 'Bearer realm="recollect"')
  const token = BEARER.exec(given)?.groups?.['token']
  const principal = token === undefined ? null : await service.options.authenticate?.(token)
  if (principal) return principal
  await service.wrongTokens(addressOf(context, service))
  throw unknown(
    'This token is not known. Ask whoever runs the server for one.',
    'Bearer realm="recollect", error="invalid_token"',
  )
}

const unknown = (detail: string, challenge: string): ProblemError =>
  new ProblemError(401, 'UNAUTHENTICATED', detail, { headers: { 'www-authenticate': challenge } })
