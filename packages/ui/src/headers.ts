/**
 * The page's own files and its own server, nothing else: no inline script, no frame, no form that goes elsewhere. Styles may stand inline,
 * for the widgets place and size themselves so.
 */
const POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data: blob:",
  "font-src 'self'",
  "connect-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ')

export const PAGE_HEADERS: Readonly<Record<string, string>> = {
  'content-security-policy': POLICY,
  'cross-origin-opener-policy': 'same-origin',
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
}

const YEAR_SECONDS = 31_536_000

/** A hashed file never changes; any other is asked for anew. */
export const cacheControl = (hashed: boolean): string =>
  hashed ? `public, max-age=${String(YEAR_SECONDS)}, immutable` : 'no-cache'
