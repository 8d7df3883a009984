import type { IncomingHttpHeaders } from 'node:http'
import { isLoopback } from './loopback.ts'

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
  if (hosts !== null && !isNamed(nameIn(host), hosts))
    return 'The Host header does not name this server. Use its own address, or add the name to allowedHosts.'
  if (origin === undefined || origins.has(origin) || isOwnOrigin(origin, host)) return null
  return 'Pages of this origin may not call this server. Add the origin to allowedOrigins if they should.'
}

const isNamed = (name: string, hosts: ReadonlySet<string>): boolean => isLoopback(name) || hosts.has(name)

/** Another port is another page. Behind a proxy the scheme may differ. */
function isOwnOrigin(origin: string, host: string): boolean {
  const at = origin.indexOf('://')
  return at > 0 && origin.slice(at + 3).toLowerCase() === host.toLowerCase()
}

/** The name of a Host header without its port; empty for what is none. */
function nameIn(host: string): string {
  const url = `http://${host}`
  return URL.canParse(url) ? new URL(url).hostname : ''
}
