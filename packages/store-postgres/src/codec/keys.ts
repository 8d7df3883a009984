import { createHash } from 'node:crypto'

/** An entry of a B-tree holds at most a third of a page (2,704 bytes); this leaves room for the other columns. */
const LONGEST = 1000

const HASHED = 'sha256:'

/** The text itself, or in the place of a longer one, or of one that looks like it, the SHA-256 of it. */
export function writeKey(text: string): string {
  // A character takes three bytes at most for each unit of its length.
  const short = text.length * 3 <= LONGEST || Buffer.byteLength(text) <= LONGEST
  if (short && !text.startsWith(HASHED)) return text
  return `${HASHED}${createHash('sha256').update(text).digest('hex')}`
}
