/** pgvector as a database has it. */
export interface Extension {
  /** As it names it, such as `0.8.6`. */
  readonly version: string
  /** The schema of its type and operators. */
  readonly home: string
}

/** The oldest that is used: the first without known faults in what is used of it here. */
const OLDEST = [0, 8, 6] as const

export const OLDEST_VERSION = OLDEST.join('.')

/** Whether a version is new enough. */
export function isRecent(version: string): boolean {
  const numbers = version.split('.').map(Number)
  for (const [place, least] of OLDEST.entries()) {
    const number = numbers[place] ?? 0
    if (number !== least) return number > least
  }
  return true
}
