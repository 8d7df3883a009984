/** What proxies tell of who asked them; `x-forwarded-…` beside. */
const NAMES = new Set(['forwarded', 'via', 'x-real-ip', 'x-client-ip', 'true-client-ip', 'cf-connecting-ip'])

/**
 * Whether a request shows that it came through a proxy, by the names of its headers in small letters. HTTP/1.0 is what nginx long spoke to
 * servers by default, and what hardly anybody else speaks. A request that shows nothing may have come through one all the same.
 */
export function isProxied(headers: Iterable<string>, httpVersion: string | null): boolean {
  if (httpVersion === '1.0') return true
  for (const name of headers) if (NAMES.has(name) || name.startsWith('x-forwarded-')) return true
  return false
}
