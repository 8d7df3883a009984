/** Items whose vectors may stand in one row. Measured best for reading a scope through: larger rows are copied, smaller ones looked up. */
const BUCKET = 64
/** While a bucket is still being filled, its vectors stand in rows of eight places, so that a new one rewrites seven at most. */
const PART = 8

/** Where an item's vector stands: its bucket, and the place in it. */
export const bucketOf = (seq: number): number => Math.floor(seq / BUCKET)
export const slotOf = (seq: number): number => seq % BUCKET
export const seqAt = (bucket: number, slot: number): number => bucket * BUCKET + slot

/** Which places of a bucket stand in one row. A bucket whose last place is taken is complete: nothing is added, but for what was owed. */
export function rowsOf(slots: Iterable<number>): readonly (readonly number[])[] {
  const sorted = [...new Set(slots)].sort((a, b) => a - b)
  if (sorted.at(-1) === BUCKET - 1) return [sorted]
  const parts = new Map<number, number[]>()
  for (const slot of sorted) {
    const part = Math.floor(slot / PART)
    parts.set(part, [...(parts.get(part) ?? []), slot])
  }
  return [...parts.values()]
}
