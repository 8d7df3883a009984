/** JSON with the fields of every object in order of their names (by UTF-16 unit) and without spaces: equal values have one text. */
export function canonical(value: unknown): string {
  return JSON.stringify(value, (_, held: unknown) => (isRecord(held) ? sorted(held) : held))
}

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const sorted = (record: Readonly<Record<string, unknown>>) =>
  Object.fromEntries(Object.entries(record).sort(([a], [b]) => (a < b ? -1 : 1)))
