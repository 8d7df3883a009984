import type { IncomingHttpHeaders } from 'node:http'
import { hostName, isLoopback, isOwnOrigin } from '@recollect/http-guards'

export interface HostRules {
  /** Names a request may be addressed to beside those of this machine; null: any. */
  readonly hosts: ReadonlySet<string> | null
  /** Origins, `https://app.example`, whose pages may call beside those of the address that is asked. */
  readonly origins: ReadonlySet<string>
}

/** What is wrong with where a request comes from, in words; null: nothing. Against pages that rebind their name to this machine. */
export function foreign(
  { host = '', origin }: IncomingHttpHeaders,
  { hosts, origins }: HostRules,
): string | null {
  if (hosts !== null && !isNamed(hostName(host)?.toLowerCase() ?? '', hosts))
    return 'The Host header does not name this server. Use its own address, or add the name to allowedHosts (of the command: --allowed-host).'
  if (origin === undefined || origins.has(origin) || isOwnOrigin(origin, host)) return null
  return 'Pages of this origin may not call this server. Add the origin to allowedOrigins (of the command: --origin) if they should.'
}

const isNamed = (name: string, hosts: ReadonlySet<string>): boolean => isLoopback(name) || hosts.has(name)
