import type { ServerOptions } from '@recollect/server'
import type { ErasedJobs } from '@recollect/core'
import { asksWho } from '../config/privacy.ts'
import type { Context } from '../context.ts'
import { safe } from '../render/safe.ts'
import { principalOf } from '../privacy/access.ts'
import type { DoorArguments } from './arguments.ts'
import type { Tokens } from './tokens.ts'

/** Who may ask, and from where. */
export interface Asking extends Partial<DoorArguments> {
  readonly tokens: Tokens | null
}

/** How the API answers: by tokens, or for whoever acts. Errors that nobody expected are told on standard error. */
export async function serverOptions(
  { tokens, origins = [], allowedHosts = [] }: Asking,
  jobs: ErasedJobs,
  { io, loaded, text }: Context,
): Promise<ServerOptions> {
  const { staticTokens } = await import('@recollect/server')
  return {
    jobs,
    origins,
    allowedHosts,
    onError: (error, { method, route }) => {
      const message = error instanceof Error ? error.message : String(error)
      void io.stderr.write(`${text.reach.unexpected(method, route, safe(message))}\n`)
    },
    ...(tokens === null ? {} : { authenticate: staticTokens(tokens) }),
    ...(tokens === null && asksWho(loaded.settings.privacy) ? { principal: principalOf(loaded) } : {}),
  }
}
