/** The first version in which two writers cannot damage the log between them. */
export const LEAST = [3, 51, 3] as const

export function isRecentEnough(version: string): boolean {
  const found = version.split('.').map(Number)
  for (const [place, least] of LEAST.entries()) {
    const part = found[place] ?? 0
    if (part !== least) return part > least
  }
  return true
}
