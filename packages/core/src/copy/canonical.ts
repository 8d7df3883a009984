/** JSON with the keys of objects sorted, so that equal values give equal texts: stores need not keep the order of keys. */
export function canonical(value: unknown): string {
  return JSON.stringify(value, sorted)
}

function sorted(_key: string, value: unknown): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value
  return Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)))
}
