import type { MemoryCard } from '../types/card.ts'

/** Said beside what holds, and neither over, nor settled, nor put right. */
export const isOpenRival = ({ contested, active, supersededAt, correctedBy }: MemoryCard): boolean =>
  contested && !active && supersededAt === null && correctedBy === null
