import { createHash } from 'node:crypto'

const LONGEST = 200
const PLAIN = /^[\w.:@-]+$/u

/** A key or the name of a session: as it is when it is short and plain, else a hash of it. */
export function labelOf(...parts: readonly string[]): string {
  const label = parts.join(':')
  return label.length <= LONGEST && PLAIN.test(label) ? label : `${parts[0] ?? ''}:${hashOf(parts.slice(1))}`
}

const DIGITS = 32

export const hashOf = (parts: readonly unknown[]): string =>
  createHash('sha256').update(JSON.stringify(parts)).digest('hex').slice(0, DIGITS)

/**
 * Keys for records that bring none: a hash of what they say. The second one of a file that says the same has another key, so that what
 * was said twice is kept twice, each time the same file is read.
 */
export function countingKeys(prefix: string): (parts: readonly unknown[]) => string {
  const seen = new Map<string, number>()
  return (parts) => {
    const hash = hashOf(parts)
    const before = seen.get(hash) ?? 0
    seen.set(hash, before + 1)
    return before === 0 ? `${prefix}:${hash}` : `${prefix}:${hash}:${before}`
  }
}
