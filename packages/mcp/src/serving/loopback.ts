import { BlockList, isIP } from 'node:net'

/** 127.0.0.0/8 and ::1, also as IPv6 writes IPv4. */
const LOOPBACK = new BlockList()
LOOPBACK.addSubnet('127.0.0.0', 8, 'ipv4')
LOOPBACK.addAddress('::1', 'ipv6')

/** Whether a name or address, as one listens at it or a socket gives it, is this machine's own. */
export function isLoopback(host: string): boolean {
  const name = host.replace(/^\[(.*)\]$/u, '$1').toLowerCase()
  const family = isIP(name)
  if (family === 0) return name === 'localhost'
  return LOOPBACK.check(name, family === 4 ? 'ipv4' : 'ipv6')
}
