import type { IncomingHttpHeaders } from 'node:http'

const LOOPBACK = new Set(['localhost', '127.0.0.1', '[::1]', '::1'])

export const isLoopback = (host: string): boolean => LOOPBACK.has(host)

export interface HostRules {
  /** Names a request may be addressed to; null: any. */
  readonly hosts: ReadonlySet<string> | null
  /** Origins, `https://app.example`, whose pages may call beside those of the server's own hosts. */
  readonly origins: ReadonlySet<string>
}

/** What is wrong with where a request comes from, in words; null: nothing. Against pages that rebind their name to this machine. */
export function foreign({ host, origin }: IncomingHttpHeaders, { hosts, origins }: HostRules): string | null {
  if (hosts !== null && !hosts.has(nameIn(`http://${host ?? ''}`)))
    return 'The Host header does not name this server. Use its own address, or add the name to allowedHosts.'
  if (origin === undefined || origins.has(origin) || (hosts?.has(nameIn(origin)) ?? false)) return null
  return 'Pages of this origin may not call this server. Add the origin to allowedOrigins if they should.'
}

/** The host's name of a URL without its port; empty for what is no URL. */
const nameIn = (url: string): string => (URL.canParse(url) ? new URL(url).hostname : '')
