/** The value below which the share `p` (0–1) of the numbers lies, by nearest rank; 0 for none. */
export function percentile(values: readonly number[], p: number): number {
  const sorted = values.toSorted((a, b) => a - b)
  const rank = Math.max(1, Math.ceil(p * sorted.length))
  return sorted[rank - 1] ?? 0
}

export const median = (values: readonly number[]): number => percentile(values, 0.5)

export const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0)

export const mean = (values: readonly number[]): number =>
  values.length === 0 ? 0 : sum(values) / values.length

export const round = (value: number, digits = 2): number => Number(value.toFixed(digits))

/** Null where there is nothing to share. */
export const share = (part: number, whole: number): number | null => (whole === 0 ? null : part / whole)

export const percent = (share: number): string => `${(100 * share).toFixed(1)}%`

/** Occurrences of each name, most frequent first. */
export function countBy(names: readonly string[]): Record<string, number> {
  const counts = new Map<string, number>()
  for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1)
  return Object.fromEntries([...counts].sort((a, b) => b[1] - a[1]))
}
