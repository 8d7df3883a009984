import type { MemoryCard } from '@recollect/core'

export type Axis = 'validAt' | 'knownAt'

const isTime = (time: number | null): time is number => time !== null

/** Times at which something began or ended on an axis, ascending, each once; what lies ahead of `now` is left out. */
export function changesOn(axis: Axis, cards: readonly MemoryCard[], now: number): number[] {
  const times = cards.flatMap((card) =>
    axis === 'validAt' ? [card.validFrom, card.validTo] : [card.recordedAt, card.supersededAt],
  )
  return [...new Set(times.filter(isTime).filter((time) => time <= now))].sort((a, b) => a - b)
}

/** The change before a moment, or after it; null when there is none. */
export const changeBefore = (changes: readonly number[], at: number): number | null =>
  changes.findLast((time) => time < at) ?? null
export const changeAfter = (changes: readonly number[], at: number): number | null =>
  changes.find((time) => time > at) ?? null
