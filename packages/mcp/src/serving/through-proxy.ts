import type { IncomingHttpHeaders } from 'node:http'
import { isLoopback, isProxied } from '@recollect/http-guards'

/** What is known of how a request got here. */
export interface Arrival {
  readonly headers: IncomingHttpHeaders
  readonly httpVersion: string
  /** The other end of its socket. */
  readonly address: string | undefined
}

/**
 * Why a request cannot be answered by a server that asks for no token, in words; null: it is of a program on this machine. A proxy on this
 * machine would let in whoever reaches the proxy.
 */
export function unguarded({ headers, httpVersion, address }: Arrival): string | null {
  if (address === undefined || !isLoopback(address))
    return 'Without tokens only programs on the same machine are answered. Pass tokens, and send one.'
  if (isProxied(Object.keys(headers), httpVersion))
    return 'This request came through a proxy: without tokens whoever reaches the proxy could read this memory. Pass tokens, or call the server itself.'
  return null
}
