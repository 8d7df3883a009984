import { InvalidImportError } from '@recollect/core'

/** Half a gigabyte: about the longest text that Node.js holds. */
export const MOST_BYTES = 512 * 1024 * 1024

/** Bytes of a line of JSON: the longest message, with every character escaped. */
export const LONGEST_LINE = 64 * 1024 * 1024

/** Bytes of UTF-8 as JSON of what is kept beside a message. */
export const MOST_METADATA = 65_536

/** Levels of it. */
const DEEPEST = 32

export function refuseLarge(bytes: number, most: number): void {
  if (bytes <= most) return
  throw new InvalidImportError(
    'The file',
    `holds more than ${most} bytes. Split it, or raise maxBytes if you trust it.`,
  )
}

/** Characters of a value as JSON, about; infinite for what is nested too deep to be written. */
export function sizeOf(value: unknown, depth = DEEPEST): number {
  if (typeof value === 'string') return value.length + 2
  if (typeof value !== 'object' || value === null) return 8
  if (depth === 0) return Number.POSITIVE_INFINITY
  let size = 2
  for (const [key, held] of Object.entries(value)) size += key.length + 4 + sizeOf(held, depth - 1)
  return size
}
