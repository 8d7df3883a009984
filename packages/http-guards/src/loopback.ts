const OCTET = '(?:25[0-5]|2[0-4]\\d|1?\\d?\\d)'
const IPV4 = `127(?:\\.${OCTET}){3}`
/** 127.0.0.0/8 and ::1, also as IPv6 writes IPv4 (RFC 5735, RFC 4291). */
const ADDRESS = new RegExp(
  `^(?:${IPV4}|::1|(?:0{1,4}:){7}0{0,3}1|::ffff:(?:${IPV4}|7f[\\da-f]{2}:[\\da-f]{1,4}))$`,
  'u',
)
/** Name and port of a Host header. */
const HOST = /^(?<name>\[[\da-f:.]+\]|[^:]+)(?::\d{1,5})?$/iu

/** Whether a name or address, as one listens at it or a socket gives it, is this machine's own. */
export function isLoopback(host: string): boolean {
  const name = host.replace(/^\[(.*)\]$/u, '$1').toLowerCase()
  return name === 'localhost' || ADDRESS.test(name)
}

/** The name of a Host header without its port, as it was written; null for what is none. */
export const hostName = (header: string): string | null => HOST.exec(header)?.groups?.['name'] ?? null

/**
 * Whether a Host header names this machine. A page elsewhere can point a name of its own at 127.0.0.1 (DNS rebinding), but not take this
 * one.
 */
export function isLoopbackHost(header: string): boolean {
  const name = hostName(header)
  return name !== null && isLoopback(name)
}
