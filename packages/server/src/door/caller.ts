import type { Context } from 'hono'
import type { Principal } from '@recollect/core'
import type { Reach } from '../app/reach.ts'
import type { Service } from '../app/service.ts'
import type { ServerEnv } from '../options.ts'
import { ProblemError } from '../problems/problem.ts'
import { addressOf, checkPlace } from './place.ts'

/** Who asks, and what they can reach. */
export interface Caller {
  readonly principal: Principal | null
  /** Whom limits count: the principal of a token, without tokens the address. */
  readonly client: string
  readonly reach: Reach
  /** What they can reach now, for what goes on after it was let in. @throws ProblemError when the token is known no more. */
  again(): Promise<Reach>
}

const BEARER = /^Bearer +(?<token>[\w.~+/-]+=*)$/iu

/** Lets a request in, or refuses it. @throws ProblemError */
export async function callerOf(context: Context<ServerEnv>, service: Service): Promise<Caller> {
  checkPlace(context, service)
  const { authenticate, principal = null } = service.options
  const caller = authenticate ? await holderOf(context, service) : localCaller(context, service, principal)
  await service.meter?.count(caller.client)
  return caller
}

function localCaller(context: Context<ServerEnv>, service: Service, principal: Principal | null): Caller {
  const reach = service.reachOf(principal)
  const again = () => Promise.resolve(reach)
  return { principal, client: `address:${addressOf(context, service)}`, reach, again }
}

/** Looks at the count of wrong tokens before and after: of many guesses sent at once, none that comes too late may be right. */
async function holderOf(context: Context<ServerEnv>, service: Service): Promise<Caller> {
  const given = context.req.header('authorization')
  if (given === undefined)
    throw unknown('Send a token: "Authorization: Bearer <token>".', 'Bearer realm="recollect"')
  const token = BEARER.exec(given)?.groups?.['token'] ?? null
  const address = addressOf(context, service)
  await service.wrongTokens.check(address)
  const principal = await principalOf(token, service)
  if (!principal) {
    await service.wrongTokens.count(address)
    throw wrongToken()
  }
  await service.wrongTokens.check(address)
  const again = async () => {
    const now = await principalOf(token, service)
    if (now) return service.reachOf(now)
    throw wrongToken()
  }
  return { principal, client: `principal:${principal.id}`, reach: service.reachOf(principal), again }
}

const principalOf = async (token: string | null, { options }: Service): Promise<Principal | null> =>
  token === null ? null : ((await options.authenticate?.(token)) ?? null)

const wrongToken = (): ProblemError =>
  unknown(
    'This token is not known. Ask whoever runs the server for one.',
    'Bearer realm="recollect", error="invalid_token"',
  )

const unknown = (detail: string, challenge: string): ProblemError =>
  new ProblemError(401, 'UNAUTHENTICATED', detail, { headers: { 'www-authenticate': challenge } })
