/** What proxies tell of who asked them; `x-forwarded-…` beside. */
const NAMES = ['forwarded', 'via', 'x-real-ip', 'x-client-ip', 'true-client-ip', 'cf-connecting-ip']

/**
 * Whether a request shows that it came through a proxy. HTTP/1.0 is what nginx long spoke to servers by default, and what hardly anybody else
 * speaks. A request that shows nothing may have come through one all the same.
 */
export function isProxied(headers: Headers, httpVersion: string | null): boolean {
  if (httpVersion === '1.0') return true
  if (NAMES.some((name) => headers.has(name))) return true
  return [...headers.keys()].some((name) => name.startsWith('x-forwarded-'))
}
