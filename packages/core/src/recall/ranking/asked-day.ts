import type { QueryPlan } from '../../query-plan.ts'
import type { EpochMs, MemoryItem } from '../../types/item.ts'
import type { EventDate } from '../../types/time.ts'

/** Whether it was said at the time the question names. */
export function isOnTheDay({ saidAt }: MemoryItem, { date }: Pick<QueryPlan, 'date'>): boolean {
  return date !== null && date.from !== null && date.to !== null && saidAt >= date.from && saidAt < date.to
}

const DAY_MS = 24 * 60 * 60 * 1000

/** Whether a time is a day or less: few enough messages to be read for their date alone. */
export const isDay = (date: EventDate | null): date is EventDate & { from: EpochMs; to: EpochMs } =>
  date !== null && date.from !== null && date.to !== null && date.to - date.from <= DAY_MS
