/** An address without what may be secret in a query. */
export function placeOf(baseURL: string): string {
  const { origin, pathname } = new URL(baseURL)
  return origin + pathname
}
