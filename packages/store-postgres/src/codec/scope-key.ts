import { createHash } from 'node:crypto'

/**
 * The number of a scope: the first 63 bits of the SHA-256 of its name, in decimal, never 0. It is known without a look-up, spreads
 * scopes evenly over partitions and shards, and needs no counter that all writers share. Among a million scopes two meet once in
 * twenty million databases; the second is then refused when it is first written to.
 */
export function scopeKey(name: string): string {
  const bits = createHash('sha256').update(name, 'utf8').digest().readBigUInt64BE() >> 1n
  return (bits === 0n ? 1n : bits).toString()
}
