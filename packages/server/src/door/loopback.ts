const NAMES = new Set(['localhost', '127.0.0.1', '[::1]'])
const ADDRESS = /^(?:127\.\d{1,3}\.\d{1,3}\.\d{1,3}|::1|::ffff:127\.\d{1,3}\.\d{1,3}\.\d{1,3})$/u
/** Name and port of a Host header. */
const HOST = /^(?<name>\[[\da-f:.]+\]|[^:]+)(?::\d{1,5})?$/iu

/** Whether a Host header names this machine. A page elsewhere can point a name of its own at 127.0.0.1 (DNS rebinding), but not take this one. */
export function isLoopbackHost(host: string): boolean {
  const name = HOST.exec(host)?.groups?.['name']?.toLowerCase()
  return name !== undefined && (NAMES.has(name) || ADDRESS.test(name))
}

/** Whether a socket's other end, or an address to listen at, is this machine. */
export const isLoopbackAddress = (address: string): boolean =>
  address === 'localhost' || ADDRESS.test(address.replace(/^\[|\]$/gu, ''))

/** Whether an Origin header is of the host that is asked. Behind a proxy the scheme may differ. */
export function isOwnOrigin(origin: string, host: string): boolean {
  const at = origin.indexOf('://')
  return at > 0 && origin.slice(at + 3).toLowerCase() === host.toLowerCase()
}
