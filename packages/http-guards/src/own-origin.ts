/** Whether an Origin header is of the host that is asked; another port is another page. Behind a proxy the scheme may differ. */
export function isOwnOrigin(origin: string, host: string): boolean {
  const at = origin.indexOf('://')
  return at > 0 && origin.slice(at + 3).toLowerCase() === host.toLowerCase()
}
