/** The same value with the keys of objects by name at every depth: not all stores give them back in the order they came. */
export function sortKeys(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sortKeys)
  return typeof value === 'object' && value !== null ? sortedRecord(value) : value
}

/** A copy with its names in order, and so in all that is in it. */
export function sortedRecord(record: object): Record<string, unknown> {
  const entries = Object.entries(record).map(
    ([name, value]: [string, unknown]) => [name, sortKeys(value)] as const,
  )
  return Object.fromEntries(entries.sort(([a], [b]) => (a < b ? -1 : 1)))
}
