import type { EpochMs } from './item.ts'

/** How exactly a time was said, finest first. `vague`: "recently", "a few years ago". */
export const TIME_PRECISIONS = [
  'minute',
  'hour',
  'part_of_day',
  'day',
  'week',
  'month',
  'quarter',
  'season',
  'year',
  'decade',
  'vague',
] as const
/** How exactly a date is known; see `TIME_PRECISIONS`. */
export type TimePrecision = (typeof TIME_PRECISIONS)[number]

/** When something happened, happens, began or ended, as far as the words tell it. */
export interface EventDate {
  /** First moment; null when open (`until 2019`). */
  readonly from: EpochMs | null
  /** First moment after it; null when open (`since 2019`). */
  readonly to: EpochMs | null
  readonly precision: TimePrecision
  /** More than one reading fits the words (`on Friday`, `03/04`, `when I was 12` by somebody of unknown age). */
  readonly ambiguous: boolean
}
