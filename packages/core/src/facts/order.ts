import type { MemoryCard } from '../types/card.ts'

/** When a version began to hold; what was only ever said to be over comes before everything dated. */
const startOf = (card: MemoryCard): number => card.validFrom ?? -Infinity

/** In order of validity, then of recording. */
export const byValidity = (cards: readonly MemoryCard[]): MemoryCard[] =>
  [...cards].sort(
    (a, b) => compare(startOf(a), startOf(b)) || compare(a.recordedAt, b.recordedAt) || a.version - b.version,
  )

const compare = (a: number, b: number): number => (a === b ? 0 : a < b ? -1 : 1)
